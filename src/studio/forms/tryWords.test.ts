import { expect, it } from 'vitest';
import type { Field } from '#blocks/form/formShape.ts';
import { formTries } from '#blocks/form/tries.ts';
import { kindOfInput } from '#rules/inputKinds.ts';
import { summaryOf, tryWords, typedWords } from './tryWords.ts';

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
] as Field[];
const sourceOf = (name: string) => {
  const field = fields.find((own) => own.name === name);
  return field && { label: field.label, kind: kindOfInput(field), options: [] };
};

it('says of each try what is typed and what the form says', () => {
  expect([...formTries(fields)].map((one) => Object.values(tryWords(one, sourceOf)).join(' | '))).toEqual([
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
  const tries = [...formTries(fields)];
  expect(summaryOf(tries)).toBe('8 tries of 3 fields: 2 problems; all others answered as their rules say.');
  expect(summaryOf(tries.filter(({ outcome }) => outcome === 'right'))).toBe(
    '6 tries of 2 fields: all answered as their rules say.',
  );
  expect(summaryOf([])).toMatch('nothing to try');
});

it('names values as people see them', () => {
  const source = { label: 'C', kind: 'select' as const, options: [{ label: 'Music', value: 'm' }] };
  expect(typedWords('m', source)).toBe('“Music”');
  expect(typedWords('x'.repeat(50), source)).toBe(`“${'x'.repeat(40)}…”, 50 characters`);
  expect(typedWords({ size: 2_000_000 }, source)).toBe('a file of 2 MB');
  expect(typedWords(['m'], source)).toBe('Music ticked');
  expect(typedWords('  ', source)).toBe('spaces alone');
});
