import { expect, it } from 'vitest';
import { formExtrasOf, loadFormExtras } from './formExtrasModule.ts';
import { formPartsOf, loadFormParts } from './formPartsModule.ts';
import type { FieldDefinition } from './formTypes.ts';

const text: FieldDefinition = { name: 'note', label: 'Note', input: 'text' };
const section: FieldDefinition = { name: 'more', label: 'More', input: 'section' };
const plain = { fields: [text] };
const divided = { fields: [section, text] };
const remembered = { fields: [text], rememberDays: 7 };
const resumable = { fields: [text], resumeDays: 7 };

it('loads the code of steps, sections and memory for forms that have any', async () => {
  await loadFormParts(plain);
  expect(formPartsOf(divided)).toBeUndefined();
  await loadFormParts(divided);
  expect(formPartsOf(divided)).toBeDefined();
  expect(formPartsOf(remembered)).toBeDefined();
  expect(formPartsOf(resumable)).toBeDefined();
  expect(formPartsOf(plain)).toBeUndefined();
});

it.each([
  ['a closing date', { ...plain, closes: { iso: '2027-01-31T17:00Z', text: '31 January', isOver: false } }],
  ['guards', { ...plain, submit: { guards: { honeypot: true } } }],
  ['a file', { fields: [text, { ...text, input: 'file' as const }] }],
  ['a slider', { fields: [text, { ...text, input: 'range' as const }] }],
  [
    'date boxes in a group',
    { fields: [{ ...text, input: 'group' as const, fields: [{ ...text, input: 'date' as const, boxes: true }] }] },
  ],
])('loads the code of %s for forms that have any', async (_, form) => {
  await loadFormExtras(plain);
  expect(formExtrasOf(plain)).toBeUndefined();
  await loadFormExtras(form);
  expect(formExtrasOf(form)).toBeDefined();
  expect(formExtrasOf(plain)).toBeUndefined();
});
