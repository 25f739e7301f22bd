import { useForm } from '@mantine/form';
import { fieldStatesOf } from '#rules/fieldStatesOf.ts';
import type { FormValues } from '#rules/types.ts';
import { validateForm } from '#rules/validateForm.ts';
import type { FieldDefinition } from './formTypes.ts';
import { initialValues, trimmedValues, valuesOfShownFields } from './formValues.ts';

/** Characters that Mantine does not allow in the name of a form. */
const otherCharacters = /[^0-9a-zA-Z-]/g;

/**
 * Values, errors and conditions of a form.
 * @param id unique on the page
 */
export function useFormState(fields: FieldDefinition[], id: string) {
  const form = useForm<FormValues>({
    name: id.replace(otherCharacters, '-'),
    mode: 'controlled',
    initialValues: initialValues(fields),
    validate: (values) => validateForm(fields, trimmedValues(fields, values)),
    transformValues: (values) => valuesOfShownFields(fields, trimmedValues(fields, values)),
  });
  // A field that was added later, as in dev, has its initial value.
  const values: FormValues = { ...initialValues(fields), ...form.values };
  return { form, values, states: fieldStatesOf(fields, values) };
}
