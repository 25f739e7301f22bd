import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { BlockContext } from '#shared/content.ts';
import { goTo } from '#ui/goTo.ts';
import type { Form } from './form.types.ts';
import { useFormState } from './useFormState.ts';
import { useSubmission } from './useSubmission.ts';

/**
 * The visitor's attempts to send a form: checked, refused or sent, one at a time, and where the focus goes.
 * @param idOf gives the id of a field's input
 */
export function useAttempts(props: Form & BlockContext, idOf: (name: string) => string) {
  const { fields, submit } = props;
  const element = useRef<HTMLFormElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const isBusy = useRef(false);
  const wasSubmitting = useRef(false);
  const { form, states, isHydrated, adopt } = useFormState(fields, element);
  const { notice, send, refuse, show } = useSubmission(props);
  /** Ids of the inputs that the last attempt found in error. */
  const [refused, setRefused] = useState<string[]>([]);
  /** Counts successes: what holds a state of its own begins anew. */
  const [round, setRound] = useState(0);

  useEffect(() => {
    const [first] = refused;
    if (first === undefined) return;
    if (refused.length > 1) summary.current?.focus();
    else document.getElementById(first)?.focus();
    // Focus moves once per attempt, never because an error went.
  }, [refused]);

  useEffect(() => {
    const wasLost = document.activeElement === document.body;
    if (wasSubmitting.current && !form.submitting && wasLost) submitButton.current?.focus({ preventScroll: true });
    wasSubmitting.current = form.submitting;
    // A button that is disabled while busy loses the focus it was pressed with.
  }, [form.submitting]);

  const trySending = form.onSubmit(
    async (values) => {
      isBusy.current = true;
      setRefused([]);
      const isSent = await send(values);
      isBusy.current = false;
      if (!isSent || !element.current) return;
      element.current.reset();
      form.reset();
      adopt();
      setRound((count) => count + 1);
      if (submit.goTo) goTo(submit.goTo.href);
    },
    (errors) => {
      refuse();
      setRefused(fields.filter(({ name }) => errors[name]).map(({ name }) => idOf(name)));
    },
  );

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The button says so a moment later; a second press may come before.
    if (isBusy.current) return;
    adopt();
    trySending(event);
  }

  return {
    element,
    submitButton,
    summary,
    states,
    isHydrated,
    isSubmitting: form.submitting,
    notice,
    round,
    errorOf: (name: string) => form.errors[name] as string | undefined,
    hasSummary: refused.length > 1,
    adopt,
    handleSubmit,
    show,
  };
}
