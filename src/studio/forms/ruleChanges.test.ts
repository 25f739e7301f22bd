import { expect, it } from 'vitest';
import { anyInput } from '#rules/inputKinds.ts';
import { rules } from '#rules/rules.ts';
import type { Rule, RuleName } from '#rules/types.ts';
import { addableRules, addRule, changeRule, createRule, removeRule } from './ruleChanges.ts';

const names = Object.keys(rules) as RuleName[];
const beginning = { label: 'Age', choices: ['a', 'b'], others: ['other'], today: '2027-01-15' };

it('offers only rules that can judge a kind of field, each once', () => {
  expect(addableRules('select', [], names)).toEqual(['required']);
  expect(addableRules('tick', [], names)).toEqual(['accepted']);
  expect(addableRules('number', [], names)).toEqual(['required', 'min', 'max']);
  const there = [{ rule: 'pattern' }, { rule: 'email' }, null];
  expect(addableRules('email', there, names)).toContain('pattern');
  expect(addableRules('email', there, names)).not.toContain('email');
  expect(addableRules('text', [], ['required'])).toEqual(['required']);
});

it('offers no rule that cannot judge a kind of field', () => {
  for (const kind of anyInput)
    for (const rule of addableRules(kind, [], names)) expect(rules[rule].inputs, `${rule} of ${kind}`).toContain(kind);
});

it.each(['Seán O’Neil', "Anne-Marie d'Arc", 'आशा राव', '王小明', '12/3, Main St.'])(
  'begins a pattern with one that takes %s',
  (text) => {
    const rule = createRule('pattern', { ...beginning, kind: 'text' });
    expect(rules.pattern.check(text, rule, {})).toBeUndefined();
  },
);

it('begins every rule with something to measure against, and a message', () => {
  for (const kind of anyInput)
    for (const rule of addableRules(kind, [], names)) {
      const own = createRule(rule, { ...beginning, kind });
      expect(own.message).not.toBe('');
      expect(rules[rule].takes === 'nothing' || rule === 'digits').toBe(own.value === undefined);
    }
  expect(createRule('min', { ...beginning, kind: 'date' }).value).toBe('2027-01-15');
  expect(createRule('max', { ...beginning, kind: 'time' }).value).toBe('17:00');
});

it('adds and removes', () => {
  const rule = createRule('required', { ...beginning, kind: 'text' });
  expect(addRule({}, '/f', rule)).toEqual([{ kind: 'set', pointer: '/f/rules', value: [rule] }]);
  expect(addRule({ rules: [{}] }, '/f', rule)).toMatchObject([{ kind: 'insert', pointer: '/f/rules/0' }]);
  expect(addRule({ rules: [{}] }, '/f', { ...rule, rule: 'email' })).toMatchObject([{ pointer: '/f/rules/1' }]);
  expect(removeRule({ rules: [{}] }, '/f', 0)).toEqual({ kind: 'remove', pointer: '/f/rules' });
  expect(removeRule({ rules: [{}, {}] }, '/f', 0)).toEqual({ kind: 'remove', pointer: '/f/rules/0' });
});

it('has a message follow that nobody has changed', () => {
  const rule = createRule('minLength', { ...beginning, kind: 'text' });
  expect(changeRule(rule, { value: 5 }, '/r', 'text', 'Age')).toEqual([
    { kind: 'set', pointer: '/r/value', value: 5 },
    { kind: 'set', pointer: '/r/message', value: 'Age: at least 5 characters, please' },
  ]);
  const own: Rule = { ...rule, message: 'My own words' };
  expect(changeRule(own, { value: 5 }, '/r', 'text', 'Age')).toHaveLength(1);
  expect(changeRule({ ...own, rule: 'digits' }, { value: undefined } as never, '/r', 'text', 'Age')).toEqual([
    { kind: 'remove', pointer: '/r/value' },
  ]);
});
