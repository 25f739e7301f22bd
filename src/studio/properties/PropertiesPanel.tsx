import { Alert, ScrollArea, Text } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { valueAt } from '#shared/applyChange.ts';
import { useJson } from '../editing/Editing.tsx';
import { useSchemas } from '../queries.ts';
import type { Opened } from '../selection.ts';
import { ContentForm } from './form/ContentForm.tsx';
import classes from './form/Form.module.css';
import { FormContext, useForm, useStrayProblems } from './form/FormContext.ts';
import { ProblemList } from './form/ProblemList.tsx';
import { type Shown, useFormState } from './form/useFormState.ts';
import { PanelHead } from './PanelHead.tsx';
import { showSelected } from './showSelected.ts';
import { subjectAt } from './subject.ts';

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

interface SubjectFormProps extends Shown {
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
