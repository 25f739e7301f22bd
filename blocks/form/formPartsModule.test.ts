import { expect, it } from 'vitest';
import { formPartsOf, loadFormParts } from './formPartsModule.ts';
import type { FieldDefinition } from './formTypes.ts';

const text: FieldDefinition = { name: 'note', label: 'Note', input: 'text' };
const section: FieldDefinition = { name: 'more', label: 'More', input: 'section' };
const plain = { fields: [text] };
const divided = { fields: [section, text] };
const remembered = { fields: [text], rememberDays: 7 };

it('loads the code of steps, sections and memory for forms that have any', async () => {
  await loadFormParts(plain);
  expect(formPartsOf(divided)).toBeUndefined();
  await loadFormParts(divided);
  expect(formPartsOf(divided)).toBeDefined();
  expect(formPartsOf(remembered)).toBeDefined();
  expect(formPartsOf(plain)).toBeUndefined();
});
