import type { Form } from '#blocks/form/form.types.ts';

/** A form whose fields depend on dependent fields, in every way; two depend on each other. */
export const conditional = {
  fields: [
    { name: 'topic', label: 'T', input: 'text', rules: [{ rule: 'required', message: 'topic' }] },
    {
      name: 'more',
      label: 'M',
      input: 'text',
      when: { field: 'topic', is: ['other', 'kelvin'] },
      rules: [
        { rule: 'minLength', value: 3, message: 'short' },
        { rule: 'required', message: 'more' },
      ],
    },
    {
      name: 'why',
      label: 'W',
      input: 'textarea',
      when: { field: 'more' },
      requiredWhen: { field: 'sure', is: 'false', message: 'why' },
    },
    { name: 'sure', label: 'S', input: 'checkbox' },
    {
      name: 'none',
      label: 'N',
      input: 'text',
      when: { field: 'why', is: '' },
      rules: [{ rule: 'required', message: 'none' }],
    },
    {
      name: 'some',
      label: 'S',
      input: 'checkbox',
      options: ['a', 'b', 'c'],
      rules: [{ rule: 'minLength', value: 2, message: 'two' }],
    },
    {
      name: 'file',
      label: 'F',
      input: 'file',
      when: { field: 'some', is: 'B' },
      rules: [
        { rule: 'required', message: 'file' },
        { rule: 'max', value: 1, message: 'large' },
      ],
    },
    { name: 'age', label: 'A', input: 'number', rules: [{ rule: 'max', value: 120, message: 'old' }] },
    { name: 'day', label: 'D', input: 'date', when: { field: 'age', moreThan: 11.5 } },
    {
      name: 'guardian',
      label: 'G',
      input: 'text',
      when: {
        any: [{ all: [{ field: 'age', lessThan: 18 }, { not: { field: 'topic', is: 'other' } }] }, { field: 'sure' }],
      },
      rules: [{ rule: 'required', message: 'guardian' }],
    },
    {
      name: 'letter',
      label: 'L',
      input: 'text',
      when: {
        not: {
          any: [
            { field: 'day', atMost: '2027-01-15' },
            { field: 'some', empty: false },
          ],
        },
      },
      requiredWhen: {
        all: [
          { field: 'day', atLeast: '1999-12-31' },
          { field: 'file', empty: true },
        ],
        message: 'letter',
      },
    },
    {
      name: 'size',
      label: 'Z',
      input: 'text',
      when: { field: 'file', atMost: 0.5 },
      rules: [{ rule: 'required', message: 'size' }],
    },
    {
      name: 'left',
      label: 'L',
      input: 'text',
      when: { field: 'right' },
      rules: [{ rule: 'required', message: 'left' }],
    },
    {
      name: 'right',
      label: 'R',
      input: 'text',
      when: { field: 'left' },
      rules: [{ rule: 'required', message: 'right' }],
    },
  ],
  submit: { label: 'Send', kind: 'none' },
} as Form;
