import { useForm } from '@mantine/form';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { type FieldState, fieldStates } from '#rules/fieldStates.ts';
import type { FormValues } from '#rules/types.ts';
import { validateForm } from '#rules/validateForm.ts';
import type { Field } from './formShape.ts';
import { initialValues, readValues } from './values.ts';

type States = Record<string, FieldState>;

const isSame = (a: States, b: States) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Values, errors and conditions of a form. The inputs are uncontrolled: the document holds what was typed, before
 * hydration and after, and it is read from there.
 */
export function useFormState(fields: Field[], element: RefObject<HTMLFormElement | null>) {
  const [isHydrated, setHydrated] = useState(false);
  const [states, setStates] = useState<States>(() => fieldStates(fields, initialValues(fields)));
  const form = useForm<FormValues>({
    mode: 'uncontrolled',
    initialValues: initialValues(fields),
    validate: (values) => validateForm(fields, values),
    transformValues: (values) => {
      const now = fieldStates(fields, values);
      return Object.fromEntries(Object.entries(values).filter(([name]) => now[name]?.isShown));
    },
  });

  /** Takes over what stands in the document: of one field, whose error goes, or of all. */
  function adopt(edited?: string) {
    if (!element.current) return;
    const values = readValues(element.current, fields);
    for (const [name, value] of Object.entries(values)) {
      if (edited === undefined || edited === name) form.setFieldValue(name, value, { forceUpdate: false });
    }
    const now = fieldStates(fields, values);
    setStates((before) => (isSame(before, now) ? before : now));
  }

  const start = useEffectEvent(() => {
    setHydrated(true);
    adopt();
  });
  // Once: later edits come through the form's own events.
  useEffect(() => start(), []);

  return { form, states, isHydrated, adopt };
}
