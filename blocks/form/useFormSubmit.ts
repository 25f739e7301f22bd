import { useDidUpdate } from '@mantine/hooks';
import { type FocusEvent, type FormEvent, useRef, useState } from 'react';
import { fieldNameOf } from '#rules/groups.ts';
import { loadRules } from '#rules/loadRules.ts';
import type { FormValues } from '#rules/types.ts';
import type { BlockContext } from '#shared/content.ts';
import { laterName } from '#shared/inboxForm.ts';
import { navigateTo } from '#ui/navigateTo.ts';
import { storeReceipt } from '#ui/receipt/receipt.ts';
import { destinationOf } from './destinationOf.ts';
import type { Form } from './form.types.ts';
import { formExtrasOf } from './formExtrasModule.ts';
import type { FormKind } from './formPartsModule.ts';
import { readFileStarts } from './readFileStarts.ts';
import { sortErrors } from './serverAnswer.ts';
import { submitForm } from './submitForm.ts';
import { useErrorTitle } from './useErrorTitle.ts';
import { useFormState } from './useFormState.ts';
import { useMessages } from './useMessages.ts';

/**
 * Handles a visitor's attempts to send a form: it is validated, and refused or sent, one attempt at a time.
 * @param id unique on the page
 * @param kind the same one in each rendering
 * @param onFull called when the inbox has no place left
 */
export function useFormSubmit(props: Form & BlockContext, id: string, kind: FormKind, onFull?: () => void) {
  const { submit } = props;
  const element = useRef<HTMLFormElement>(null);
  const { forget, ...state } = useFormState(props, id, element, kind);
  const { form, fields, places, values, states, steps } = state;
  const { notice, show, showStep, clear, prepare: prepareMessages } = useMessages(props);
  const button = useRef<HTMLButtonElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const noticeBox = useRef<HTMLDivElement>(null);
  /** Set at once, whereas the rendered state follows later. */
  const isBusy = useRef(false);
  /** Paths of the values that the last attempt found invalid. */
  const [refused, setRefused] = useState<string[]>([]);
  const [round, setRound] = useState(0);
  /** Part of the files that has been sent, from 0 to 1; undefined while none are being sent. */
  const [share, setShare] = useState<number>();
  /** Renders once more when rules have loaded what they need. */
  const [, setHasRules] = useState(false);

  useDidUpdate(() => {
    // A button that is disabled while busy loses the focus it was pressed with.
    const isLost = !form.submitting && document.activeElement === document.body;
    if (isLost) button.current?.focus({ preventScroll: true });
  }, [form.submitting]);

  useDidUpdate(() => {
    const { activeElement } = document;
    // Not from a field elsewhere on the page to which the visitor has gone on.
    const isFree = activeElement === document.body || element.current?.contains(activeElement);
    if (notice?.takesFocus && isFree) noticeBox.current?.focus();
  }, [notice]);

  useDidUpdate(() => {
    const [first] = refused;
    // Focuses the invalid input, or if there are several, the list of them.
    if (first !== undefined) (refused.length > 1 ? summary.current : form.getInputNode(first))?.focus();
  }, [refused]);

  /** Empties the form, and deletes what was stored of it. */
  function startAgain(): void {
    forget();
    form.reset();
    setRefused([]);
    setRound((count) => count + 1);
    // Only the browser holds files.
    for (const input of element.current?.querySelectorAll<HTMLInputElement>('[type=file]') ?? []) input.value = '';
    steps?.restart();
  }

  /** Marks fields as invalid, and shows the step of the first one. */
  function refuse(paths: string[]): void {
    const [first] = paths;
    if (first !== undefined) steps?.showField(first);
    setRefused(paths);
  }

  async function send(sent: FormValues): Promise<void> {
    isBusy.current = true;
    setRefused([]);
    showStep('sending');
    const withLink = state.link.token ? { ...sent, [laterName]: state.link.token } : sent;
    const { step, answer } = await submitForm(props, withLink, element.current, setShare);
    setShare(undefined);
    isBusy.current = false;
    if (step === 'full') {
      clear();
      onFull?.();
      return;
    }
    const { atFields, others } = sortErrors(
      kind.placeErrors(answer?.errors ?? [], places),
      places.flatMap(({ path }) => (fieldNameOf(path) in sent ? [path] : [])),
    );
    const refusedNow = Object.keys(atFields);
    if (refusedNow.length > 0) {
      form.setErrors(atFields);
      refuse(refusedNow);
    }
    const reference = step === 'success' ? answer?.reference : undefined;
    const receipt = reference === undefined ? undefined : { reference, sentAt: Date.now() };
    showStep(refusedNow.length > 0 ? 'invalid' : step, answer?.text, others, receipt);
    if (step !== 'success' || !element.current) return;
    startAgain();
    if (!submit.goTo) return;
    storeReceipt(receipt);
    navigateTo(submit.goTo.href);
  }

  function goOn(): void {
    clear();
    steps?.next();
  }

  const attempt = form.onSubmit(
    (sent) => (!steps || steps.isChecking ? send(sent) : goOn()),
    (errors) => {
      showStep('invalid');
      refuse(Object.keys(errors));
    },
  );

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    // Without them, as offline, rules check as well as they can.
    await Promise.all([loadRules(fields), readFileStarts(values)]).catch(() => {});
    isBusy.current = false;
    attempt(event);
  }

  /** Prefetches what an attempt needs, once a field has the focus: the connection may be gone by then. */
  function prepare({ target }: FocusEvent<HTMLFormElement>): void {
    prepareMessages();
    // Not when the message of success gets the focus: what is prepared counts for one attempt.
    if (target.matches('input, select, textarea')) formExtrasOf(props)?.prepareGuards(destinationOf(props));
    loadRules(fields).then(
      () => setHasRules(true),
      () => {},
    );
  }

  const wrong = places.filter(
    ({ path }) => refused.includes(path) && form.errors[path] && states[fieldNameOf(path)]?.isShown,
  );
  useErrorTitle(wrong.length > 0, props.labels);

  return {
    ...state,
    link: { ...state.link, addressOf: () => destinationOf(props)?.url },
    round,
    share,
    notice,
    show,
    prepare,
    startAgain,
    /** Places in the error summary that are still invalid. */
    wrong: refused.length > 1 ? wrong : [],
    /** Focuses an invalid field, in whichever step it is. */
    followError(name: string): void {
      steps?.showField(name);
      form.getInputNode(name)?.focus();
    },
    handleSubmit,
    refs: { element, button, summary, notice: noticeBox },
  };
}
