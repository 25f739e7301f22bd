import { useCallback, useMemo, useRef } from 'react';
import { getOrInsert } from '#shared/getOrInsert.ts';
import type { Json } from '#shared/json.ts';
import type { StudioProblem } from '#shared/studio.ts';
import { useEditing } from '../../editing/Editing.tsx';
import { showFailure } from '../../editing/showFailure.ts';
import { useProblems } from '../../queries.ts';
import { changesBetween, withValue } from '../changesBetween.ts';
import { describeChange, type FormSubject } from '../formSubject.ts';
import type { FormState } from './FormContext.ts';

/** @returns true for text controls, whose changes are one undo step; choices are one step each */
const isTypedInto = (control: Element | null): boolean =>
  control?.matches('textarea, input:not([type=radio], [type=checkbox], [type=range]), [contenteditable]') === true;

export interface FormStateInput {
  subject: FormSubject;
  json: Json;
  selected: string;
  route: string | undefined;
}

export function useFormState({ subject, json, selected, route }: FormStateInput): FormState {
  const { change, fix, queue } = useEditing();
  const { data } = useProblems();
  const problems = useMemo(() => problemsOf(data, subject.file), [data, subject.file]);
  const latest = useRef({ subject, json });
  latest.current = { subject, json };
  const changeValue = useCallback(
    (pointer: string, value: Json | undefined) => {
      const { subject: current } = latest.current;
      const { file } = current;
      // Includes changes that have not been rendered yet.
      const before = queue.json(file);
      if (before === undefined) return;
      for (const one of changesBetween(before, withValue(before, pointer, value, current.pointer))) {
        const at = one.kind === 'text' ? '' : one.pointer;
        const typing = isTypedInto(document.activeElement) ? `${file}#${at} ${one.kind}` : undefined;
        change(file, one, describeChange(current, before, at, one.kind), typing);
      }
    },
    [change, queue],
  );
  return useMemo(
    () => ({
      subject,
      selected,
      route,
      problems,
      change: changeValue,
      fix: (problem) => void fix([problem]).catch(showFailure),
    }),
    [subject, selected, route, problems, changeValue, fix],
  );
}

function problemsOf(problems: StudioProblem[] | undefined, file: string): Map<string, StudioProblem[]> {
  const found = new Map<string, StudioProblem[]>();
  for (const problem of problems ?? [])
    if (problem.file === file) getOrInsert(found, problem.pointer, () => []).push(problem);
  return found;
}
