import type { FormKind } from './formPartsModule.ts';

/** Functions of a form without steps, sections and groups. */
export const plainForm: FormKind = {
  fieldsOf: ({ fields }) => fields,
  fieldPlaces: (fields) =>
    fields.map((field) => ({ path: field.name, sentPath: field.name, field, label: field.label })),
  placeErrors: (errors) => errors,
  useSteps: () => undefined,
};
