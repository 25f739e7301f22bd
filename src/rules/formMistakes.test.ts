import { expect, it } from 'vitest';
import { formMistakes } from './formMistakes.ts';

const message = 'm';
const submit = { kind: 'none' };
const pointers = (form: Parameters<typeof formMistakes>[0]) => formMistakes(form).map((mistake) => mistake.pointer);

it('has nothing to say about a sound form', () => {
  const fields = [
    { name: 'a', input: 'text', rules: [{ rule: 'minLength' as const, value: 3, message }] },
    {
      name: 'b',
      input: 'select',
      options: ['x'],
      when: { field: 'a' },
      rules: [{ rule: 'required' as const, message }],
    },
    { name: 'c', input: 'date', rules: [{ rule: 'min' as const, value: '2027-01-01', message }] },
  ];
  expect(formMistakes({ fields, submit })).toEqual([]);
});

it('finds what no schema can see', () => {
  const fields = [
    { name: 'a', input: 'radio', when: { field: 'a' } },
    { name: 'a', input: 'text', requiredWhen: { field: 'gone', message } },
    {
      name: 'c',
      input: 'file',
      rules: [
        { rule: 'maxLength' as const, value: 'ten', message },
        { rule: 'equalsField' as const, field: 'gone', message },
        { rule: 'accepted' as const, message },
      ],
    },
  ];
  expect(pointers({ fields, submit: { kind: 'http' } })).toEqual([
    '/fields/0',
    '/fields/0/when/field',
    '/fields/1/name',
    '/fields/1/requiredWhen/field',
    '/fields/2/rules/0/value',
    '/fields/2/rules/1/field',
    '/fields/2/rules/2/rule',
    '/submit',
    '/submit',
  ]);
});
