import { useCallback, useMemo, useRef } from 'react';
import type { Json } from '#shared/json.ts';
import type { StudioProblem } from '#shared/studio.ts';
import { useEditing } from '../../editing/Editing.tsx';
import { showFailure } from '../../editing/showFailure.ts';
import { useProblems } from '../../queries.ts';
import { changesBetween, withValue } from '../changes.ts';
import { labelOf, type Subject } from '../subject.ts';
import type { FormState } from './FormContext.ts';

/** Whether a control is one that is typed into key by key: what is chosen is saved at once. */
const isTypedInto = (control: Element | null): boolean =>
  control?.matches('textarea, input:not([type=radio], [type=checkbox], [type=range]), [contenteditable]') === true;

/** What a form shows. */
export interface Shown {
  subject: Subject;
  /** Of the subject's file. */
  json: Json;
  /** Pointer of what is selected. */
  selected: string;
  route: string | undefined;
}

/** What the fields of a form share, and how they change the file. */
export function useFormState({ subject, json, selected, route }: Shown): FormState {
  const { change, fix, queue } = useEditing();
  const { data } = useProblems();
  const problems = useMemo(() => problemsOf(data, subject.file), [data, subject.file]);
  const latest = useRef({ subject, json });
  latest.current = { subject, json };
  const changeValue = useCallback(
    (pointer: string, value: Json | undefined) => {
      const { subject: whole } = latest.current;
      const { file } = whole;
      // As it is with what was done a moment ago: the form may not have been shown anew yet.
      const before = queue.json(file);
      if (before === undefined) return;
      for (const one of changesBetween(before, withValue(before, pointer, value, whole.pointer))) {
        const at = one.kind === 'text' ? '' : one.pointer;
        const typing = isTypedInto(document.activeElement) ? `${file}#${at} ${one.kind}` : undefined;
        change(file, one, labelOf(whole, before, at, one.kind), typing);
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
  for (const problem of problems ?? []) {
    if (problem.file !== file) continue;
    found.set(problem.pointer, [...(found.get(problem.pointer) ?? []), problem]);
  }
  return found;
}
