import { expect, it } from 'vitest';
import { formTrials } from '#blocks/form/formTrials.ts';
import type { FieldDefinition } from '#blocks/form/formTypes.ts';
import { inputKindOf } from '#rules/inputKinds.ts';
import { describeTry, formatTypedValue, summarizeTries } from './describeTry.ts';

const fields = [
  {
    name: 'age',
    label: 'Age',
    input: 'text',
    rules: [
      { rule: 'minLength', value: 5, message: 'Short' },
      { rule: 'maxLength', value: 3, message: 'Long' },
    ],
  },
  { name: 'sure', label: 'Sure', input: 'checkbox' },
  { name: 'why', label: 'Why', input: 'text', when: { field: 'sure' }, rules: [{ rule: 'required', message: 'Why?' }] },
  { name: 'lost', label: 'Lost', input: 'text', when: { field: 'sure', is: 'maybe' } },
] as FieldDefinition[];
const sourceOf = (name: string) => {
  const field = fields.find((own) => own.name === name);
  return field && { label: field.label, kind: inputKindOf(field), options: [] };
};

it('says of each try what is typed and what the form says', () => {
  expect([...formTrials(fields)].map((one) => Object.values(describeTry(one, sourceOf)).join(' | '))).toEqual([
    'problem | Two rules contradict each other, so nobody can fill it in: “At least 5 characters” and “At most 3 characters”. | All rules together | ',
    'fine | “Short” | At least 5 characters | “xxxx”',
    'fine | “Long” | At most 3 characters | “xxxxx”',
    'fine | it is shown | Shown when Sure is ticked | Sure: ticked',
    'fine | it is not shown, and not asked for | Shown when Sure is ticked | Sure: not ticked',
    'fine | says nothing: it is right | Must be filled in | “a”',
    'fine | “Why?” | Must be filled in | nothing',
    expect.stringMatching(/^problem \| It is never shown/),
  ]);
});

it('sums them up', () => {
  const tries = [...formTrials(fields)];
  expect(summarizeTries(tries)).toBe('8 tries of 3 fields: 2 problems; all others answered as their rules say.');
  expect(summarizeTries(tries.filter(({ outcome }) => outcome === 'right'))).toBe(
    '6 tries of 2 fields: all answered as their rules say.',
  );
  expect(summarizeTries([])).toMatch('nothing to try');
});

it('names values as people see them', () => {
  const source = { label: 'C', kind: 'select' as const, options: [{ label: 'Music', value: 'm' }] };
  expect(formatTypedValue('m', source)).toBe('“Music”');
  expect(formatTypedValue('x'.repeat(50), source)).toBe(`“${'x'.repeat(40)}…”, 50 characters`);
  expect(formatTypedValue({ size: 2_000_000 }, source)).toBe('a file of 2 MB');
  expect(formatTypedValue(['m'], source)).toBe('Music ticked');
  expect(formatTypedValue('  ', source)).toBe('spaces alone');
});
