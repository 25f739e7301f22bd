import { useDidUpdate } from '@mantine/hooks';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fieldsOf } from '#rules/fieldsOf.ts';
import { fieldNameOf } from '#rules/groups.ts';
import { loadRules } from '#rules/loadRules.ts';
import type { BlockContext } from '#shared/content.ts';
import { navigateTo } from '#ui/navigateTo.ts';
import type { Form } from './form.types.ts';
import { fieldPlaces, placeErrors } from './groupItems.ts';
import { readFileStarts } from './readFileStarts.ts';
import { sortErrors } from './serverAnswer.ts';
import type { useOneStep } from './stepsState.ts';
import { submitForm } from './submitForm.ts';
import { useErrorTitle } from './useErrorTitle.ts';
import { useFormState } from './useFormState.ts';
import { useMessages } from './useMessages.ts';
import type { useSteps as useStepsOfForm } from './useSteps.ts';

/**
 * Handles a visitor's attempts to send a form: it is validated, and refused or sent, one attempt at a time.
 * @param id unique on the page
 * @param useSteps the same one in each rendering
 */
export function useFormSubmit(
  props: Form & BlockContext,
  id: string,
  useSteps: typeof useStepsOfForm | typeof useOneStep,
) {
  const { submit } = props;
  const fields = fieldsOf(props);
  const element = useRef<HTMLFormElement>(null);
  const { form, values, states, errorsNow, restored, storeStep, forget } = useFormState(props, id, element);
  const places = fieldPlaces(fields, values);
  const steps = useSteps(props, id, values, element, restored?.step);
  const { notice, show, showStep, clear, prepare: prepareMessages } = useMessages(props);
  const button = useRef<HTMLButtonElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const noticeBox = useRef<HTMLDivElement>(null);
  /** Set at once, whereas the rendered state follows later. */
  const isBusy = useRef(false);
  /** Paths of the values that the last attempt found invalid. */
  const [refused, setRefused] = useState<string[]>([]);
  const [round, setRound] = useState(0);
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

  function reset(): void {
    form.reset();
    setRound((count) => count + 1);
    // Only the browser holds files.
    for (const input of element.current?.querySelectorAll<HTMLInputElement>('[type=file]') ?? []) input.value = '';
  }

  // After the values of the step before, which are stored first.
  useDidUpdate(() => storeStep(steps.current), [steps.current]);

  /** Deletes all that was filled in, here and on the device. */
  function startAgain(): void {
    // At once, as nothing that is out of view takes the focus.
    flushSync(() => {
      forget();
      reset();
      setRefused([]);
      clear();
      steps.restart();
    });
    const [first] = fields;
    if (first) form.getInputNode(first.name)?.focus();
  }

  /** Marks fields as invalid, and shows the step of the first one. */
  function refuse(names: string[]): void {
    const [first] = names;
    if (first !== undefined) steps.showField(first);
    setRefused(names);
  }

  /** Leads on to the next step if all is right in this one. */
  function goOn(): void {
    const errors = Object.entries(errorsNow()).filter(([name]) => steps.has(name));
    form.setErrors(Object.fromEntries(errors));
    refuse(errors.map(([name]) => name));
    if (errors.length > 0) {
      showStep('invalid');
      return;
    }
    clear();
    steps.next();
  }

  const attempt = form.onSubmit(
    async (sent) => {
      isBusy.current = true;
      setRefused([]);
      showStep('sending');
      const { step, answer } = await submitForm(props, sent);
      isBusy.current = false;
      const { atFields, others } = sortErrors(
        placeErrors(answer?.errors ?? [], places),
        places.flatMap(({ path }) => (fieldNameOf(path) in sent ? [path] : [])),
      );
      const refusedNow = Object.keys(atFields);
      if (refusedNow.length > 0) {
        form.setErrors(atFields);
        refuse(refusedNow);
      }
      showStep(refusedNow.length > 0 ? 'invalid' : step, answer?.text, others);
      if (step !== 'success' || !element.current) return;
      forget();
      reset();
      steps.restart();
      if (submit.goTo) navigateTo(submit.goTo.href);
    },
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
    if (steps.isLast) attempt(event);
    else goOn();
  }

  /** Prefetches what an attempt needs: the connection may be gone by then. */
  function prepare(): void {
    prepareMessages();
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
    form,
    values,
    states,
    steps,
    round,
    notice,
    show,
    prepare,
    /** Moment of the values that were found again; undefined if there are none. */
    savedAt: restored?.savedAt,
    startAgain,
    /** Places in the error summary that are still invalid. */
    wrong: refused.length > 1 ? wrong : [],
    /** Focuses an invalid field, in whichever step it is. */
    followError(name: string): void {
      flushSync(() => steps.showField(name));
      form.getInputNode(name)?.focus();
    },
    handleSubmit,
    refs: { element, button, summary, notice: noticeBox },
  };
}
