import { useDidUpdate } from '@mantine/hooks';
import { type FormEvent, useRef, useState } from 'react';
import type { BlockContext } from '#shared/content.ts';
import { goTo } from '#ui/goTo.ts';
import { deliver } from './deliver.ts';
import type { Form } from './form.types.ts';
import { useFormState } from './useFormState.ts';
import { useMessages } from './useMessages.ts';

/**
 * A visitor's attempts to send a form: it is checked, and refused or sent, once at a time.
 * @param id unique on the page
 */
export function useAttempts(props: Form & BlockContext, id: string) {
  const { fields, submit } = props;
  const { form, values, states } = useFormState(fields, id);
  const { notice, show, tell, prepare } = useMessages(props);
  const element = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  /** Known at once, where what is rendered follows a moment later. */
  const isBusy = useRef(false);
  /** Names of the fields that the last attempt has found wrong. */
  const [refused, setRefused] = useState<string[]>([]);
  const [round, setRound] = useState(0);

  useDidUpdate(() => {
    // A button that is disabled while busy loses the focus it was pressed with.
    const isLost = !form.submitting && document.activeElement === document.body;
    if (isLost) button.current?.focus({ preventScroll: true });
  }, [form.submitting]);

  useDidUpdate(() => {
    const [first] = refused;
    // The focus goes to what is wrong: to its input, or where several are, to a list of them.
    if (first !== undefined) (refused.length > 1 ? summary.current : form.getInputNode(first))?.focus();
  }, [refused]);

  function empty(): void {
    form.reset();
    setRound((count) => count + 1);
    // Only the browser holds files.
    for (const input of element.current?.querySelectorAll<HTMLInputElement>('[type=file]') ?? []) input.value = '';
  }

  const attempt = form.onSubmit(
    async (sent) => {
      isBusy.current = true;
      setRefused([]);
      tell('sending');
      const { step, serverText } = await deliver(submit, sent);
      isBusy.current = false;
      tell(step, serverText);
      if (step !== 'success' || !element.current) return;
      empty();
      if (submit.goTo) goTo(submit.goTo.href);
    },
    (errors) => {
      tell('invalid');
      setRefused(Object.keys(errors));
    },
  );

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isBusy.current) attempt(event);
  }

  return {
    form,
    values,
    states,
    round,
    notice,
    show,
    prepare,
    /** Fields of which the visitor has been shown a list, and that are still wrong. */
    wrong: refused.length > 1 ? fields.filter(({ name }) => form.errors[name] && states[name]?.isShown) : [],
    handleSubmit,
    refs: { element, button, summary },
  };
}
