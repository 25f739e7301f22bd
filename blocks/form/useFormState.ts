import { useForm } from '@mantine/form';
import { useDidUpdate } from '@mantine/hooks';
import { type RefObject, useEffect, useState } from 'react';
import { fieldStatesOf } from '#rules/fieldStatesOf.ts';
import { fieldNameOf } from '#rules/groups.ts';
import { normalEntry, normalValues } from '#rules/normalEntry.ts';
import type { FormValues } from '#rules/types.ts';
import { validateForm } from '#rules/validateForm.ts';
import type { BlockContext } from '#shared/content.ts';
import type { Form } from './form.types.ts';
import type { FormKind } from './formPartsModule.ts';
import type { FieldDefinition, FieldPlace } from './formTypes.ts';
import { initialValues } from './formValues.ts';
import { forgetForm, isEqualValue, type RestoredForm, restoreForm, storeValues } from './rememberedValues.ts';
import { unreadableFields } from './unreadableFields.ts';

/** Characters that Mantine does not allow in the name of a form. */
const otherCharacters = /[^0-9a-zA-Z-]/g;

/**
 * Values, errors, conditions and steps of a form. Values are restored when a visitor comes back to the page.
 * @param id unique on the page
 * @param element the rendered form
 * @param kind the same one in each rendering
 */
export function useFormState(
  props: Pick<Form, 'fields' | 'remember' | 'rememberDays'> & Pick<BlockContext, 'labels'>,
  id: string,
  element: RefObject<HTMLFormElement | null>,
  { fieldsOf, fieldPlaces, useSteps }: FormKind,
) {
  const { labels, remember = true, rememberDays } = props;
  const fields = fieldsOf(props);
  const form = useForm<FormValues>({
    name: id.replace(otherCharacters, '-'),
    mode: 'controlled',
    initialValues: initialValues(fields),
    validate(current) {
      const now = fieldPlaces(fields, current).filter(({ path }) => !steps || steps.has(path));
      return errorsOf(now, fields, current, unreadableFields(element.current, now, labels));
    },
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

  // A field that was added later, as in dev, has its initial value.
  const values: FormValues = { ...initialValues(fields), ...form.values };
  const steps = useSteps(props, id, values, element, restored?.step);
  const token = restored?.token;

  useDidUpdate(() => {
    const place = memory();
    if (place) storeValues(place, fields, form.values, { step: steps?.current, ...(token && { token }) });
  }, [form.values, steps?.current, token]);

  return {
    form,
    fields,
    places: fieldPlaces(fields, values),
    values,
    states: fieldStatesOf(fields, values),
    steps,
    /** Moment of the values that were found again; undefined if there are none. */
    savedAt: rememberDays === undefined && !token ? undefined : restored?.savedAt,
    link: {
      token,
      resume(found: RestoredForm): void {
        form.setValues(found.values);
        setRestored(found);
      },
      drop: () => setRestored(undefined),
    },
    /** Deletes what was stored. */
    forget(): void {
      const place = memory();
      if (place) forgetForm(place);
      setRestored(undefined);
    },
  };
}

/** Messages by the paths of places, in their order. Those in hidden fields have none. */
function errorsOf(
  places: readonly FieldPlace[],
  fields: readonly FieldDefinition[],
  values: FormValues,
  unreadable: Record<string, string>,
): Record<string, string> {
  const normal = normalValues(fields, values);
  const broken = validateForm(fields, normal);
  const states = fieldStatesOf(fields, normal);
  return Object.fromEntries(
    places.flatMap(({ path }) => {
      const message = unreadable[path] ?? broken[path];
      return message !== undefined && states[fieldNameOf(path)]?.isShown ? [[path, message]] : [];
    }),
  );
}
