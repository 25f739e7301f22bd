import { Alert, ScrollArea, Text } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { valueAt } from '#shared/pointer.ts';
import { useFileJson } from '../editing/Editing.tsx';
import { useSchemas } from '../queries.ts';
import type { StudioNavigation } from '../studioNavigation.ts';
import { ContentForm } from './form/ContentForm.tsx';
import classes from './form/Form.module.css';
import { FormContext, useFormContext, useUnknownKeyProblems } from './form/FormContext.ts';
import { ProblemList } from './form/ProblemList.tsx';
import { type FormStateInput, useFormState } from './form/useFormState.ts';
import { subjectAt } from './formSubject.ts';
import { PanelHead } from './PanelHead.tsx';
import { showSelected } from './showSelected.ts';

export function PropertiesPanel({ opened: { place, page } }: { opened: StudioNavigation }) {
  const json = useFileJson(place?.file);
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

interface SubjectFormProps extends FormStateInput {
  /** Heading; a `PanelHead` if omitted. */
  head?: ReactNode;
}

export function SubjectForm({
  subject,
  json,
  selected,
  route,
  head = <PanelHead subject={subject} />,
}: SubjectFormProps) {
  const panel = useRef<HTMLDivElement>(null);
  const state = useFormState({ subject, json, selected, route });
  useEffect(() => {
    if (selected !== subject.pointer) showSelected(panel.current, selected);
  }, [selected, subject.pointer]);
  return (
    <FormContext value={state}>
      <ScrollArea className={classes.panel} type="auto">
        <div ref={panel}>
          {head}
          <SubjectProblems />
          <ContentForm schema={subject.schema} value={valueAt(json, subject.pointer)} />
        </div>
      </ScrollArea>
    </FormContext>
  );
}

function SubjectProblems() {
  const { subject, problems } = useFormContext();
  const unknownKeyProblems = useUnknownKeyProblems(subject.pointer, subject.schema);
  return (
    <div className={classes.ownProblems}>
      <ProblemList problems={[...(problems.get(subject.pointer) ?? []), ...unknownKeyProblems]} />
    </div>
  );
}
