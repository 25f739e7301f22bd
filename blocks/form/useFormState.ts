import { useForm } from '@mantine/form';
import { useDidUpdate } from '@mantine/hooks';
import { type RefObject, useEffect, useState } from 'react';
import { fieldStatesOf } from '#rules/fieldStatesOf.ts';
import { fieldsOf } from '#rules/fieldsOf.ts';
import { fieldNameOf } from '#rules/groups.ts';
import { normalEntry, normalValues } from '#rules/normalEntry.ts';
import type { FormValues } from '#rules/types.ts';
import { validateForm } from '#rules/validateForm.ts';
import type { BlockContext } from '#shared/content.ts';
import type { Form } from './form.types.ts';
import type { FieldDefinition } from './formTypes.ts';
import { initialValues } from './formValues.ts';
import { fieldPlaces } from './groupItems.ts';
import {
  forgetForm,
  isEqualValue,
  type RestoredForm,
  restoreForm,
  storeStep,
  storeValues,
} from './rememberedValues.ts';
import { unreadableFields } from './unreadableFields.ts';

/** Characters that Mantine does not allow in the name of a form. */
const otherCharacters = /[^0-9a-zA-Z-]/g;

/**
 * Values, errors and conditions of a form. Values are restored when a visitor comes back to the page.
 * @param id unique on the page
 * @param element the rendered form
 */
export function useFormState(
  {
    labels,
    remember = true,
    rememberDays,
    ...props
  }: Pick<Form, 'fields' | 'remember' | 'rememberDays'> & Pick<BlockContext, 'labels'>,
  id: string,
  element: RefObject<HTMLFormElement | null>,
) {
  const fields = fieldsOf(props);
  const errorsIn = (values: FormValues) =>
    errorsOf(fields, values, unreadableFields(element.current, fieldPlaces(fields, values), labels));
  const form = useForm<FormValues>({
    name: id.replace(otherCharacters, '-'),
    mode: 'controlled',
    initialValues: initialValues(fields),
    validate: (values) => errorsIn(values),
    transformValues: (values) => normalEntry(fields, values),
  });

  const [restored, setRestored] = useState<RestoredForm>();
  const memory = () => (element.current && remember ? { form: element.current, id, days: rememberDays } : undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, since later values are those of this page
  useEffect(() => {
    const place = memory();
    if (!place) return;
    const stored = restoreForm(place, fields);
    const initial = initialValues(fields);
    // What was typed or restored by the browser before hydration is newer.
    const isUntouched = (name: string, values: FormValues) => isEqualValue(values[name], initial[name]);
    form.setValues((values) =>
      Object.fromEntries(Object.entries(stored.values).filter(([name]) => isUntouched(name, values as FormValues))),
    );
    setRestored(stored);
  }, []);

  useDidUpdate(() => {
    const place = memory();
    if (place) storeValues(place, fields, form.values);
  }, [form.values]);

  // A field that was added later, as in dev, has its initial value.
  const values: FormValues = { ...initialValues(fields), ...form.values };
  return {
    form,
    values,
    states: fieldStatesOf(fields, values),
    errorsNow: () => errorsIn(form.getValues()),
    /** Parts that were found again; undefined before hydration, and once it is deleted. */
    restored,
    /** Lets the visitor come back to the step that is shown. */
    storeStep(step: string | undefined): void {
      const place = memory();
      if (place) storeStep(place, step);
    },
    /** Deletes what was stored. */
    forget(): void {
      const place = memory();
      if (place) forgetForm(place);
      setRestored(undefined);
    },
  };
}

/** Messages by the paths of values, in the order of the fields. Hidden fields have none. */
function errorsOf(
  fields: readonly FieldDefinition[],
  values: FormValues,
  unreadable: Record<string, string>,
): Record<string, string> {
  const normal = normalValues(fields, values);
  const broken = validateForm(fields, normal);
  const states = fieldStatesOf(fields, normal);
  return Object.fromEntries(
    fieldPlaces(fields, values).flatMap(({ path }) => {
      const message = unreadable[path] ?? broken[path];
      return message !== undefined && states[fieldNameOf(path)]?.isShown ? [[path, message]] : [];
    }),
  );
}
