import { Alert, ScrollArea, Text } from '@mantine/core';
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { valueAt } from '#shared/applyChange.ts';
import type { Json } from '#shared/json.ts';
import type { StudioProblem } from '#shared/studio.ts';
import { useEditing, useJson } from '../editing/Editing.tsx';
import { showFailure } from '../editing/showFailure.ts';
import { useProblems, useSchemas } from '../queries.ts';
import type { Opened } from '../selection.ts';
import { changesBetween, withValue } from './changes.ts';
import { ContentForm } from './form/ContentForm.tsx';
import classes from './form/Form.module.css';
import { FormContext, type FormState, useForm, useStrayProblems } from './form/FormContext.ts';
import { ProblemList } from './form/ProblemList.tsx';
import { PanelHead } from './PanelHead.tsx';
import { showSelected } from './showSelected.ts';
import { labelOf, type Subject, subjectAt } from './subject.ts';

/** What is selected, as a form. */
export function PropertiesPanel({ opened: { place, page } }: { opened: Opened }) {
  const json = useJson(place?.file);
  const { data: schemas } = useSchemas();
  if (!place) return <Text p="md">Click something on the page to change it.</Text>;
  if (json === undefined || !schemas) return null;
  const subject = subjectAt(schemas, place, json);
  if (!subject || valueAt(json, subject.pointer) === undefined)
    return (
      <Alert m="md" color="gray" title="There is no form for this">
        What is selected is of a kind that is not known, or is not there any more. It can be changed as JSON.
      </Alert>
    );
  return (
    <SubjectForm
      key={`${subject.file}#${subject.pointer}`}
      {...{ subject, json, selected: place.pointer, route: page?.route }}
    />
  );
}

interface SubjectFormProps {
  subject: Subject;
  json: Json;
  /** Pointer of what is selected, in the subject's file. */
  selected: string;
  /** Of the page that is open. */
  route: string | undefined;
  /** What it stands under; what it is and where it is written when left out. */
  head?: ReactNode;
}

/** The form of one subject, with what is wrong in it. */
export function SubjectForm({
  subject,
  json,
  selected,
  route,
  head = <PanelHead subject={subject} />,
}: SubjectFormProps) {
  const panel = useRef<HTMLDivElement>(null);
  const state = useFormState({ subject, json, selected, route });
  useEffect(() => showSelected(panel.current, selected, selected !== subject.pointer), [selected, subject.pointer]);
  return (
    <FormContext value={state}>
      <ScrollArea className={classes.panel} type="auto">
        <div ref={panel}>
          {head}
          <OwnProblems />
          <ContentForm schema={subject.schema} value={valueAt(json, subject.pointer)} />
        </div>
      </ScrollArea>
    </FormContext>
  );
}

/** What is wrong with the whole of what the form shows, and with keys for which there is no field. */
function OwnProblems() {
  const { subject, problems } = useForm();
  const strays = useStrayProblems(subject.pointer, subject.schema);
  return (
    <div className={classes.ownProblems}>
      <ProblemList problems={[...(problems.get(subject.pointer) ?? []), ...strays]} />
    </div>
  );
}

/** Whether a control is one that is typed into key by key: what is chosen is saved at once. */
const isTypedInto = (control: Element | null): boolean =>
  control?.matches('textarea, input:not([type=radio], [type=checkbox], [type=range]), [contenteditable]') === true;

function useFormState({ subject, json, selected, route }: Omit<SubjectFormProps, 'head'>): FormState {
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
