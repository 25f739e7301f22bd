import { dateOrder } from '#rules/dateParts.ts';
import { countryOptions } from './countries.ts';
import type { Form } from './form.types.ts';
import type { FieldDefinition } from './formTypes.ts';

/**
 * Fields with what follows from the language of the page: names of countries, and the order of the boxes of a date. The
 * build adds them: browsers know languages in different ways.
 */
export function completeFields({ fields }: Form, { language }: { language: string }): Partial<Form> {
  const complete = <Field extends FieldDefinition>(field: Field): Field => {
    if (field.input === 'country') return { ...field, options: countryOptions(language) };
    if (field.boxes === true) return { ...field, boxes: dateOrder(language) };
    if (!field.fields) return field;
    const own = completeAll(field.fields);
    return own === field.fields ? field : { ...field, fields: own };
  };
  const completeAll = <Field extends FieldDefinition>(all: Field[]): Field[] => {
    const completed = all.map(complete);
    return completed.some((field, index) => field !== all[index]) ? completed : all;
  };
  const completed = completeAll(fields);
  return completed === fields ? {} : { fields: completed };
}
