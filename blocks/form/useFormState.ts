import { useForm } from '@mantine/form';
import { fieldStates } from '#rules/fieldStates.ts';
import type { FormValues } from '#rules/types.ts';
import { validateForm } from '#rules/validateForm.ts';
import type { Field } from './formShape.ts';
import { initialValues, shownValues, trimmedValues } from './values.ts';

/** Characters that the name of a form of Mantine's may not have. */
const otherCharacters = /[^0-9a-zA-Z-]/g;

/**
 * Values, errors and conditions of a form.
 * @param id unique on the page
 */
export function useFormState(fields: Field[], id: string) {
  const form = useForm<FormValues>({
    name: id.replace(otherCharacters, '-'),
    mode: 'controlled',
    initialValues: initialValues(fields),
    validate: (values) => validateForm(fields, trimmedValues(fields, values)),
    transformValues: (values) => shownValues(fields, trimmedValues(fields, values)),
  });
  // A field that has come since, as in dev, holds what it begins with.
  const values: FormValues = { ...initialValues(fields), ...form.values };
  return { form, values, states: fieldStates(fields, values) };
}
