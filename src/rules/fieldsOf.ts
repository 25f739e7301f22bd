/**
 * The fields of a form that hold a value, in order: all that is checked, sent, stored and received. Everything but the
 * component that renders a form reads them from here, so that only this knows how a form is put together.
 * @returns the same list for the same fields of a form
 */
export const fieldsOf = <Field>({ fields }: { fields: Field[] }): Field[] => fields;
