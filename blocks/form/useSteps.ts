import { useDidUpdate } from '@mantine/hooks';
import { type RefObject, useEffect, useState } from 'react';
import { isConditionMet } from '#rules/condition.ts';
import { type FormStep, fieldsOf, formParts } from '#rules/fieldsOf.ts';
import type { FormValues } from '#rules/types.ts';
import type { Form } from './form.types.ts';
import type { FieldDefinition } from './formTypes.ts';

/** Name of the last step, on which visitors check what they have filled in. No field can have it. */
const checkStep = 'check your answers';

/** Id of the heading of a step, which has the focus when the step is shown. */
export const stepHeadingId = (formId: string, name: string): string => `${formId}-step-${name.replaceAll(' ', '-')}`;

/**
 * The step that is shown, of those whose conditions are met. Going on is a step in the browser's history, so that its
 * Back leads to the step before. A form without steps is on its last step always.
 * @param id unique on the page
 */
export function useSteps(form: Form, id: string, values: FormValues, element: RefObject<HTMLFormElement | null>) {
  const [chosen, setChosen] = useState<string>();
  const fields = fieldsOf(form);
  const steps = formParts(form).filter((step): step is Required<FormStep<FieldDefinition>> => step.entry !== undefined);
  const shown = steps.filter(({ entry }) => !entry.when || isConditionMet(entry.when, fields, values));
  const names = shown.length > 0 ? [...shown.map(({ entry }) => entry.name), checkStep] : [];
  const index = Math.max(0, names.indexOf(chosen ?? ''));
  const current = names[index];
  const stateKey = `lintel step ${id}`;

  useEffect(() => {
    if (steps.length === 0) return;
    const onPop = ({ state }: PopStateEvent) => setChosen(state?.[stateKey]);
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, [steps.length, stateKey]);

  useDidUpdate(() => {
    if (current !== undefined) element.current?.ownerDocument.getElementById(stepHeadingId(id, current))?.focus();
  }, [current]);

  function go(name: string | undefined): void {
    if (name === undefined || name === current) return;
    // The rest of the state is the router's.
    history.pushState({ ...history.state, [stateKey]: name }, '');
    setChosen(name);
  }

  return {
    /** Steps whose conditions are met, without the last one. */
    shown,
    /** Name of the step that is shown; undefined for a form without steps. */
    current,
    index,
    count: names.length,
    isChecking: current === checkStep,
    isLast: index >= names.length - 1,
    /** Names of the fields of the step that is shown. */
    fieldNames: (shown[index]?.sections ?? []).flatMap((section) => section.fields.map(({ name }) => name)),
    next: () => go(names[index + 1]),
    back: () => go(names[index - 1]),
    go,
    /** Shows the step of a field. */
    showField: (name: string) =>
      go(
        shown.find(({ sections }) => sections.some((section) => section.fields.some((field) => field.name === name)))
          ?.entry.name,
      ),
    /** Shows the first step of the form, as after it was sent. */
    restart: () => go(names[0]),
  };
}

export type StepsState = ReturnType<typeof useSteps>;
