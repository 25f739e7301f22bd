import { type RefObject, useEffect, useState } from 'react';
import { normalValue } from '#rules/normalEntry.ts';
import type { FieldValue } from '#rules/types.ts';
import { validateField } from '#rules/validateForm.ts';
import { isEmpty } from '#rules/value.ts';
import { askServer } from './askServer.ts';
import type { FieldProps } from './formTypes.ts';
import { initialValues } from './formValues.ts';

/** Time after the last key until the server is asked; leaving the field asks it at once. */
const pauseMs = 1000;

interface FieldCheckProps extends FieldProps {
  /** Element around the field and its input. */
  place: RefObject<HTMLElement | null>;
}

/**
 * Asks a server about what is filled in, and shows what it says at the field. Nothing waits for it: the next attempt to
 * send the form forgets it.
 */
export default function FieldCheck({ field, value, state, form, submit, place }: FieldCheckProps) {
  const [said, setSaid] = useState<string>();
  const { name, check } = field;
  const { setFieldError } = form;
  const isAsked = check && state.isShown && isWorthAsking(field, value);
  useEffect(() => {
    if (!isAsked) return;
    const request = new AbortController();
    let hasAsked = false;
    const ask = async () => {
      if (hasAsked) return;
      hasAsked = true;
      const text = await askServer(check.url, { [name]: normalValue(field, value) }, submit, request.signal);
      if (request.signal.aborted) return;
      setSaid(text);
      if (text !== undefined) setFieldError(name, text);
    };
    const timer = setTimeout(ask, pauseMs);
    place.current?.addEventListener('focusout', ask, request);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [isAsked, value, name, field, check, submit, place, setFieldError]);
  return form.errors[name] === said ? said : null;
}

/** @returns true for a value that the visitor has filled in, and that the field's own rules let pass */
function isWorthAsking(field: FieldProps['field'], value: FieldValue): boolean {
  const { when: _, requiredWhen: __, ...always } = field;
  const normal = normalValue(field, value);
  return (
    !isEmpty(value) &&
    value !== initialValues([field])[field.name] &&
    validateField(always, [always], { [field.name]: normal }) === undefined
  );
}
