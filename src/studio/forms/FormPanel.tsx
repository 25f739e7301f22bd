import { Alert, Tabs, VisuallyHidden } from '@mantine/core';
import { lazy, useEffect, useState } from 'react';
import type { Json, JsonObject } from '#shared/json.ts';
import { childPointer, isPointerWithin, valueAt } from '#shared/pointer.ts';
import { TabPane } from '../frame/PartBoundary.tsx';
import { FormContext } from '../properties/form/FormContext.ts';
import { useFormState } from '../properties/form/useFormState.ts';
import type { FormSubject } from '../properties/formSubject.ts';
import { PanelHead } from '../properties/PanelHead.tsx';
import type { StudioNavigation } from '../studioNavigation.ts';
import { destinationOf } from './destination.ts';
import { FieldEditor } from './FieldEditor.tsx';
import { FieldList } from './FieldList.tsx';
import classes from './Forms.module.css';
import { fieldsPointerOf, pointerOfField } from './formLocation.ts';
import { FormPanelContext, type FormPanelState, useFormPanelState } from './formPanelState.ts';
import { fieldsOf, kindOfField, nameOfField } from './readFields.ts';
import { SendingNotice } from './SendingNotice.tsx';
import { SendingPanel } from './SendingPanel.tsx';
import { useFormSubject } from './useFormSubject.ts';

const TryPanel = lazy(() => import('./TryPanel.tsx').then(({ TryPanel: component }) => ({ default: component })));

interface FormPanelProps {
  opened: StudioNavigation;
}

export function FormPanel({ opened }: FormPanelProps) {
  const found = useFormSubject(opened.place);
  if (!found)
    return (
      <Alert m="md" color="gray" title="There is no form here">
        Choose a form on the page, or in the outline.
      </Alert>
    );
  const { file, pointer } = found.subject;
  return <FormPanelContent key={`${file}#${pointer}`} {...found} opened={opened} />;
}

interface ChosenField {
  /** Undefined as long as none is chosen. */
  field?: JsonObject;
  index?: number;
  /** Subject of the form that edits it: what has the fields, if none is chosen. */
  subject: FormSubject;
}

/** @param around form or repeated group that has the fields */
function chosenFieldOf(panelState: FormPanelState, around: FormSubject): ChosenField {
  const { form, chosen, schema } = panelState;
  const field = chosen === undefined ? undefined : fieldsOf(form)[chosen];
  if (chosen === undefined || !field) return { subject: around };
  const pointer = pointerOfField(around, chosen);
  return { field, index: chosen, subject: { ...around, pointer, kind: 'item', schema, name: nameOfField(field) } };
}

function FormPanelContent({ subject, json, opened }: FormPanelProps & { subject: FormSubject; json: Json }) {
  const [tab, setTab] = useState<string | null>('fields');
  const [announcement, say] = useState('');
  const selected = opened.place?.pointer ?? '';
  const shared = { json, opened, say, destination: destinationOf(valueAt(json, subject.pointer)) };
  const formState = useFormPanelState({ subject, ...shared });
  const whole = chosenFieldOf(formState, subject);
  const isInGroup =
    whole.field !== undefined &&
    kindOfField(whole.field) === 'group' &&
    isPointerWithin(selected, fieldsPointerOf(whole.subject));
  const panelState = useFormPanelState({ subject: isInGroup ? whole.subject : subject, ...shared });
  // Ordinary fields edit the selected form field.
  const { field, index, subject: shown } = isInGroup ? chosenFieldOf(panelState, whole.subject) : whole;
  const isAboutSending = ['submit', 'messages'].some((key) =>
    isPointerWithin(selected, childPointer(subject.pointer, key)),
  );
  useEffect(() => {
    if (isAboutSending) setTab('sending');
  }, [isAboutSending]);
  const state = useFormState({ subject: shown, json, selected, route: opened.page?.route });
  const blockState = useFormState({ subject, json, selected, route: opened.page?.route });
  const tryFrom = (...path: Parameters<typeof formState.choose>) => {
    formState.choose(...path);
    setTab('fields');
  };
  return (
    <FormPanelContext value={formState}>
      <FormContext value={state}>
        <div className={classes.panel}>
          <PanelHead subject={subject} />
          <Tabs value={tab} onChange={setTab} keepMounted={false} className={classes.tabs} variant="outline">
            <Tabs.List px="xs" pt={6}>
              <Tabs.Tab value="fields">Fields</Tabs.Tab>
              <Tabs.Tab value="sending">Sending</Tabs.Tab>
              <Tabs.Tab value="try">Try</Tabs.Tab>
            </Tabs.List>
            <TabPane value="fields" what="The list of fields" className={classes.fields}>
              <SendingNotice choose={() => setTab('sending')} />
              <FormPanelContext value={panelState}>
                <FieldList
                  key={panelState.pointer}
                  group={
                    isInGroup
                      ? { name: whole.subject.name, leave: () => formState.choose(whole.index ?? 0) }
                      : undefined
                  }
                />
                {field && index !== undefined && (
                  <FieldEditor key={pointerOfField(panelState, index)} field={field} index={index} />
                )}
              </FormPanelContext>
            </TabPane>
            <TabPane value="sending" what="Where entries go" className={classes.scroll}>
              <FormContext value={blockState}>
                <SendingPanel />
              </FormContext>
            </TabPane>
            <TabPane value="try" what="The trial of the form" className={classes.scroll}>
              <SendingNotice isComplete choose={() => setTab('sending')} />
              <TryPanel choose={tryFrom} />
            </TabPane>
          </Tabs>
          <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        </div>
      </FormContext>
    </FormPanelContext>
  );
}
