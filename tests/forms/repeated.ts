import type { Form } from '#blocks/form/form.types.ts';

const required = (message: string) => ({ rule: 'required' as const, message });

/** A form with a repeated group whose items have rules and conditions of their own, and a field that waits for it. */
export const repeated: Form = {
  heading: 'Schools',
  fields: [
    {
      name: 'schools',
      label: 'Schools',
      input: 'group',
      min: 1,
      max: 3,
      itemLabel: 'School {n}',
      addLabel: 'Add a school',
      fields: [
        {
          name: 'name',
          label: 'Name',
          input: 'text',
          rules: [required('Name the school'), { rule: 'minLength', value: 3, message: 'Longer' }],
        },
        {
          name: 'kind',
          label: 'Kind',
          input: 'select',
          options: ['State', 'Private'],
          rules: [required('Choose one')],
        },
        {
          name: 'fees',
          label: 'Fees',
          input: 'number',
          when: { field: 'kind', is: 'Private' },
          rules: [required('How much?'), { rule: 'min', value: 0, message: 'Zero or more' }],
        },
        { name: 'until', label: 'Until', input: 'date' },
      ],
    },
    {
      name: 'prizes',
      label: 'Prizes',
      input: 'group',
      fields: [
        { name: 'prize', label: 'Prize', input: 'text', rules: [required('Which prize?')] },
        { name: 'year', label: 'Year', input: 'number', rules: [{ rule: 'digits', value: 4, message: 'Four digits' }] },
      ],
    },
    {
      name: 'about',
      label: 'About the prizes',
      input: 'text',
      when: { field: 'prizes' },
      rules: [required('Say something')],
    },
  ],
  submit: { label: 'Send', kind: 'none' },
  messages: { success: { text: 'Done' } },
};
