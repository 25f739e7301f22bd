import { describe, expect, it } from 'vitest';
import { conditional } from '#tests/forms/conditional.ts';
import examples from './form.examples.json' with { type: 'json' };
import type { Form } from './form.types.ts';
import { type FormTrial, formTrials } from './formTrials.ts';
import type { FieldDefinition } from './formTypes.ts';

const field = (more: Partial<FieldDefinition>): FieldDefinition =>
  ({ name: 'own', label: 'Own', input: 'text', ...more }) as FieldDefinition;

const summarize = (tries: Iterable<FormTrial>) =>
  [...tries].map(({ tried, isInside, outcome, values, said, field: { name } }) => [
    tried,
    isInside ? 'inside' : 'outside',
    values?.[name],
    said,
    ...(outcome === 'right' ? [] : [outcome]),
  ]);

const triesOf = (more: Partial<FieldDefinition>, others: FieldDefinition[] = []) =>
  summarize(formTrials([field(more), ...others]));

it('tries the fields of a repeated group in one item of it, with what the group is shown for', () => {
  const inner = [
    field({ name: 'result', label: 'Result', input: 'checkbox' }),
    field({ name: 'marks', label: 'Marks', when: { field: 'result' }, rules: [{ rule: 'required', message: 'none' }] }),
  ] as NonNullable<FieldDefinition['fields']>;
  const group = field({ name: 'schools', label: 'Schools', input: 'group', fields: inner, when: { field: 'own' } });
  const tries = [...formTrials([field({}), group])];
  expect(summarize(tries.filter(({ field: { name } }) => name === 'marks'))).toEqual([
    ['when', 'inside', 'a', undefined],
    ['when', 'outside', '', undefined],
    [0, 'inside', 'a', undefined],
    [0, 'outside', '', 'none'],
  ]);
  expect(tries.map((trial) => [trial.group?.name, trial.field.name])).toEqual([
    [undefined, 'schools'],
    [undefined, 'schools'],
    ...Array(4).fill(['schools', 'marks']),
  ]);
});

describe('one field', () => {
  it('is tried on both sides of a length', () => {
    expect(triesOf({ rules: [{ rule: 'minLength', value: 3, message: 'short' }] })).toEqual([
      [0, 'inside', 'xxx', undefined],
      [0, 'outside', 'xx', 'short'],
    ]);
    expect(triesOf({ rules: [{ rule: 'maxLength', value: 3, message: 'long' }] })).toEqual([
      [0, 'inside', 'xxx', undefined],
      [0, 'outside', 'xxxx', 'long'],
    ]);
  });

  it('is tried with values that its other rules take', () => {
    const rules: FieldDefinition['rules'] = [
      { rule: 'required', message: 'none' },
      { rule: 'email', message: 'address' },
      { rule: 'maxLength', value: 30, message: 'long' },
      { rule: 'pattern', value: 'edu$', message: 'edu' },
    ];
    const [, noneAt, , noAddress, inside, outside, , noEdu] = triesOf({ input: 'email', rules });
    expect(noneAt).toEqual([0, 'outside', '', 'none']);
    expect(noAddress?.[3]).toBe('address');
    expect(inside).toEqual([2, 'inside', `${'x'.repeat(18)}@example.edu`, undefined]);
    expect(outside).toEqual([2, 'outside', `${'x'.repeat(19)}@example.edu`, 'long']);
    // Nothing that was thought of is an address and does not end so.
    expect(noEdu?.[3]).toBe('address');
    expect(noEdu?.[4]).toBe('other');
  });

  it('is tried with numbers, dates and files next to their ends', () => {
    expect(triesOf({ input: 'number', rules: [{ rule: 'max', value: 18, message: 'm' }] })).toEqual([
      [0, 'inside', '18', undefined],
      [0, 'outside', '18.5', 'm'],
    ]);
    expect(triesOf({ input: 'date', rules: [{ rule: 'min', value: '2027-03-01', message: 'm' }] })).toEqual([
      [0, 'inside', '2027-03-01', undefined],
      [0, 'outside', '2027-02-28', 'm'],
    ]);
    expect(triesOf({ input: 'file', rules: [{ rule: 'max', value: 2, message: 'm' }] })).toEqual([
      [0, 'inside', { size: 2_000_000, name: 'letter.pdf' }, undefined],
      [0, 'outside', { size: 2_000_001, name: 'letter.pdf' }, 'm'],
    ]);
  });

  it('is told to be impossible to fill in', () => {
    const rules: FieldDefinition['rules'] = [
      { rule: 'minLength', value: 5, message: 'short' },
      { rule: 'maxLength', value: 3, message: 'long' },
    ];
    expect(triesOf({ rules })).toEqual([
      ['all', 'inside', undefined, undefined, 'impossible'],
      [0, 'outside', 'xxxx', 'short'],
      [1, 'outside', 'xxxxx', 'long'],
    ]);
    const others: FieldDefinition['rules'] = [{ rule: 'required', message: 'm' }, ...rules];
    expect([...formTrials([field({ rules: others })])][0]?.conflict).toEqual([1, 2]);
  });

  it('says which message nobody reads', () => {
    const rules: FieldDefinition['rules'] = [
      { rule: 'digits', value: 8, message: 'digits' },
      { rule: 'maxLength', value: 10, message: 'long' },
    ];
    expect(triesOf({ rules }).at(-1)).toEqual([1, 'outside', 'xxxxxxxxxxx', 'digits', 'other']);
    const options = ['a', 'b'];
    const [, outside] = triesOf({ input: 'select', options, rules: [{ rule: 'oneOf', value: options, message: 'm' }] });
    expect(outside).toEqual([0, 'outside', undefined, undefined, 'unbreakable']);
  });

  it('is left untried where no text can be made up', () => {
    const rules: FieldDefinition['rules'] = [{ rule: 'pattern', value: '^(?=q{7}z)q', message: 'm' }];
    expect(triesOf({ rules })[0]).toEqual(['all', 'inside', undefined, undefined, 'untried']);
  });
});

describe('conditions', () => {
  const other = field({ name: 'other', input: 'select', options: ['a', 'b'] });

  it('are tried while they hold and while they do not', () => {
    const tries = [...formTrials([field({ when: { field: 'other', is: 'b' } }), other])];
    expect(tries.map(({ values, isInside, outcome }) => [values?.other, isInside, outcome])).toEqual([
      ['b', true, 'right'],
      ['', false, 'right'],
    ]);
    const conditional = { requiredWhen: { field: 'other', is: 'a', message: 'now' } };
    expect(triesOf(conditional, [other])).toEqual([
      ['requiredWhen', 'inside', '', 'now'],
      ['requiredWhen', 'outside', '', undefined],
    ]);
  });

  it('that never hold are told', () => {
    const rules: FieldDefinition['rules'] = [{ rule: 'required', message: 'm' }];
    expect(triesOf({ when: { field: 'other', is: 'c' }, rules }, [other])).toEqual([
      ['when', 'inside', undefined, undefined, 'never'],
    ]);
  });

  it('hold for what is typed, too', () => {
    const city = field({ name: 'other', rules: [{ rule: 'required', message: 'm' }] });
    const tries = [...formTrials([field({ when: { field: 'other', is: ['Chandigarh'] } }), city])];
    expect(tries[0]).toMatchObject({ outcome: 'right', values: { other: 'Chandigarh' } });
  });

  it('end though fields wait for each other', () => {
    const never = [...formTrials(conditional.fields)].filter(({ outcome }) => outcome === 'never');
    expect(never.map(({ field: { name } }) => name)).toEqual(['left', 'right']);
  });
});

it('finds nothing wrong with a sound form of every kind of field', () => {
  const { fields } = examples.longest as unknown as Form;
  const tries = [...formTrials(fields)];
  const isWrong = ({ outcome }: FormTrial) => !['right', 'unbreakable'].includes(outcome);
  expect(summarize(tries.filter(isWrong))).toEqual([]);
  expect(tries.filter(({ outcome }) => outcome === 'right').length).toBeGreaterThan(20);
});
