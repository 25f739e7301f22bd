import { Alert, ScrollArea, Text } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { isTextFilePath } from '#shared/contentFile/contentPath.ts';
import type { Json } from '#shared/json.ts';
import { valueAt } from '#shared/pointer.ts';
import { useFileJson } from '../editing/Editing.tsx';
import { useSchemas } from '../queries.ts';
import type { StudioNavigation } from '../studioNavigation.ts';
import { MarkdownControl } from './fields/MarkdownField.tsx';
import { ContentForm } from './form/ContentForm.tsx';
import { FieldFrame } from './form/FieldFrame.tsx';
import classes from './form/Form.module.css';
import { FormContext, useFormContext, useUnknownKeyProblems } from './form/FormContext.ts';
import { ProblemList } from './form/ProblemList.tsx';
import { type FormStateInput, useFormState } from './form/useFormState.ts';
import { subjectAt, textFileSubject } from './formSubject.ts';
import { PanelHead } from './PanelHead.tsx';
import { showSelected } from './showSelected.ts';

export function PropertiesPanel({ opened: { place, page } }: { opened: StudioNavigation }) {
  const json = useFileJson(place?.file);
  const { data: schemas } = useSchemas();
  if (!place) return <Text p="md">Click something on the page to change it.</Text>;
  if (json === undefined || !schemas) return null;
  if (isTextFilePath(place.file))
    return <TextFilePanel key={place.file} file={place.file} json={json} route={page?.route} />;
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

/** Panel of a text in a file of its own, which is selected on the page. */
function TextFilePanel({ file, json, route }: { file: string; json: Json; route: string | undefined }) {
  const subject = textFileSubject(file);
  const state = useFormState({ subject, json, selected: '', route });
  const field = {
    ...{ id: 'text-file', pointer: '', schema: subject.schema, title: 'Text', isRequired: true },
    ...{ value: String(json), problems: state.problems.get('') ?? [] },
    change: (value: Json | undefined) => state.change('', value ?? ''),
  };
  return (
    <FormContext value={state}>
      <ScrollArea className={classes.panel} type="auto">
        <PanelHead subject={subject} />
        <div className={classes.groupBody} data-pointer="">
          <FieldFrame field={field} isGroup>
            <MarkdownControl field={field} />
          </FieldFrame>
        </div>
      </ScrollArea>
    </FormContext>
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
