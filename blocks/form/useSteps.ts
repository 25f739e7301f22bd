import { useDidUpdate } from '@mantine/hooks';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { isConditionMet } from '#rules/condition.ts';
import { type FormStep, fieldsOf, formParts } from '#rules/fieldsOf.ts';
import { fieldNameOf } from '#rules/groups.ts';
import type { FormValues } from '#rules/types.ts';
import { renderNow } from '#ui/renderNow.ts';
import type { Form } from './form.types.ts';
import type { FieldDefinition } from './formTypes.ts';
import { stepHeadingId } from './stepHeadings.ts';
import type { StepsState } from './stepsState.ts';

/** Name of the last step, on which visitors check what they have filled in. No field can have it. */
const checkStep = 'check your answers';

/**
 * The step that is shown, of those whose conditions are met. Going on is a step in the browser's history, so that its
 * Back leads to the step before.
 * @param id unique on the page
 * @param resumed step to which the visitor comes back, once it is known
 * @returns undefined for a form without steps
 */
export function useSteps(
  form: Pick<Form, 'fields'>,
  id: string,
  values: FormValues,
  element: RefObject<HTMLFormElement | null>,
  resumed: string | undefined,
): StepsState | undefined {
  const [chosen, setChosen] = useState<string>();
  /** True once the visitor has asked for another step: the focus follows then. */
  const isAsked = useRef(false);
  const fields = fieldsOf(form);
  const steps = formParts(form).filter((step): step is Required<FormStep<FieldDefinition>> => step.entry !== undefined);
  const shown = steps.filter(({ entry }) => !entry.when || isConditionMet(entry.when, fields, values));
  const names = [...shown.map(({ entry }) => entry.name), checkStep];
  const index = Math.max(0, names.indexOf(chosen ?? ''));
  const current = names[index] ?? checkStep;
  const stateKey = `lintel step ${id}`;

  useEffect(() => {
    if (steps.length === 0) return;
    const onPop = ({ state }: PopStateEvent) => {
      isAsked.current = true;
      setChosen(state?.[stateKey]);
    };
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, [steps.length, stateKey]);

  useDidUpdate(() => setChosen(resumed), [resumed]);

  useDidUpdate(() => {
    if (!isAsked.current) return;
    isAsked.current = false;
    element.current?.ownerDocument.getElementById(stepHeadingId(id, current))?.focus();
  }, [current]);

  function go(name: string | undefined): void {
    if (name === undefined || name === current) return;
    isAsked.current = true;
    // The rest of the state is the router's.
    history.pushState({ ...history.state, [stateKey]: name }, '');
    setChosen(name);
  }

  const isIn = (step: FormStep<FieldDefinition>, name: string) =>
    step.sections.some((section) => section.fields.some((field) => field.name === fieldNameOf(name)));
  if (steps.length === 0) return undefined;
  return {
    shown,
    current,
    index,
    count: names.length,
    isChecking: current === checkStep,
    has: (name) => shown.slice(0, index + 1).some((step) => isIn(step, name)),
    next: () => go(names[index + 1]),
    back: () => go(names[index - 1]),
    go,
    // At once, as nothing that is out of view takes the focus.
    showField: (name) => renderNow(() => go(shown.find((step) => isIn(step, name))?.entry.name)),
    restart: () => go(names[0]),
  };
}
