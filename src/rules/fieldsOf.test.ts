import { expect, it } from 'vitest';
import { fieldsOf, formParts } from './fieldsOf.ts';

const field = (name: string, input = 'text', more: object = {}) => ({ name, input, ...more });
const [x, y, z] = ['x', 'y', 'z'].map((name) => ({ field: name }));

it('takes the fields of a plain form as they are', () => {
  const form = { fields: [field('a'), field('b')] };
  expect(fieldsOf(form)).toBe(form.fields);
  expect(formParts(form)).toEqual([{ sections: [{ fields: form.fields }] }]);
});

it('finds steps, sections and the conditions of what a field belongs to', () => {
  const form = {
    fields: [
      field('one', 'step'),
      field('a'),
      field('two', 'step', { when: x }),
      field('b', 'text', { when: y }),
      field('part', 'section', { when: z }),
      field('c'),
      field('plain', 'section'),
      field('d', 'text', { when: y }),
    ],
  };
  const fields = fieldsOf(form);
  expect(fields).toEqual([
    field('a'),
    field('b', 'text', { when: { all: [x, y] } }),
    field('c', 'text', { when: { all: [x, z] } }),
    field('d', 'text', { when: { all: [x, y] } }),
  ]);
  // The same objects each time: values are cached by them.
  expect(fieldsOf({ fields: form.fields })).toBe(fields);
  const names = formParts(form).map(({ entry, sections }) => [
    entry?.name,
    ...sections.map((part) => part.entry?.name),
  ]);
  expect(names).toEqual([
    ['one', undefined],
    ['two', undefined, 'part', 'plain'],
  ]);
});
