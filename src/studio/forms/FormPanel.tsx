import { Alert, Tabs, VisuallyHidden } from '@mantine/core';
import { lazy, useMemo, useState } from 'react';
import { applyChange } from '#shared/applyChange.ts';
import { isObject, type Json } from '#shared/json.ts';
import { childPointer, itemIndexIn, valueAt } from '#shared/pointer.ts';
import type { JsonChange } from '#shared/studio.ts';
import { useEditing } from '../editing/Editing.tsx';
import { TabPane } from '../frame/PartBoundary.tsx';
import type { FieldSchema } from '../properties/fieldSchema.ts';
import { FormContext } from '../properties/form/FormContext.ts';
import { useFormState } from '../properties/form/useFormState.ts';
import type { FormSubject } from '../properties/formSubject.ts';
import { PanelHead } from '../properties/PanelHead.tsx';
import type { StudioNavigation } from '../studioNavigation.ts';
import { FieldEditor } from './FieldEditor.tsx';
import { FieldList } from './FieldList.tsx';
import classes from './Forms.module.css';
import { type FieldStep, pointerOfField } from './fieldSteps.ts';
import { FormPanelContext, type FormPanelState } from './formPanelState.ts';
import { fieldsOf, nameOfField } from './readFields.ts';
import { useFormFields } from './useFormFields.ts';
import { useFormSubject } from './useFormSubject.ts';

const TryPanel = lazy(() => import('./TryPanel.tsx').then(({ TryPanel: component }) => ({ default: component })));

interface FormPanelProps {
  opened: StudioNavigation;
  showJson: () => void;
}

export function FormPanel({ opened, showJson }: FormPanelProps) {
  const found = useFormSubject(opened.place);
  if (!found)
    return (
      <Alert m="md" color="gray" title="There is no form here">
        Choose a form on the page, or in the outline.
      </Alert>
    );
  const { file, pointer } = found.subject;
  return <FormPanelContent key={`${file}#${pointer}`} {...found} {...{ opened, showJson }} />;
}

function FormPanelContent({ subject, json, opened, showJson }: FormPanelProps & { subject: FormSubject; json: Json }) {
  const [tab, setTab] = useState<string | null>('fields');
  const [announcement, setSaid] = useState('');
  const panelState = useFormPanelState({ subject, json, opened, showJson, say: setSaid });
  const { form, chosen } = panelState;
  const field = chosen === undefined ? undefined : fieldsOf(form)[chosen];
  // Ordinary fields edit the selected form field.
  const shown: FormSubject =
    field && chosen !== undefined
      ? {
          ...subject,
          pointer: pointerOfField(panelState, chosen),
          kind: 'item',
          schema: panelState.schema,
          name: nameOfField(field),
        }
      : subject;
  const selected = opened.place?.pointer ?? '';
  const state = useFormState({ subject: shown, json, selected, route: opened.page?.route });
  const tryFrom = (index: number) => {
    panelState.choose(index);
    setTab('fields');
  };
  return (
    <FormPanelContext value={panelState}>
      <FormContext value={state}>
        <div className={classes.panel}>
          <PanelHead subject={subject} />
          <Tabs value={tab} onChange={setTab} keepMounted={false} className={classes.tabs} variant="outline">
            <Tabs.List px="xs" pt={6}>
              <Tabs.Tab value="fields">Fields</Tabs.Tab>
              <Tabs.Tab value="try">Try</Tabs.Tab>
            </Tabs.List>
            <TabPane value="fields" what="The list of fields" className={classes.fields}>
              <FieldList />
              {field && chosen !== undefined && <FieldEditor key={chosen} field={field} index={chosen} />}
            </TabPane>
            <TabPane value="try" what="The trial of the form" className={classes.scroll}>
              <TryPanel choose={tryFrom} />
            </TabPane>
          </Tabs>
          <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        </div>
      </FormContext>
    </FormPanelContext>
  );
}

interface FormPanelInput extends FormPanelProps {
  subject: FormSubject;
  json: Json;
  say: (words: string) => void;
}

function useFormPanelState({ subject, json, opened, showJson, say }: FormPanelInput): FormPanelState {
  const { file, pointer } = subject;
  const { change, flush } = useEditing();
  const form = valueAt(json, pointer);
  const formFields = useFormFields(form, opened.page?.route);
  const fields = subject.schema.properties?.fields?.items;
  const schema: FieldSchema = useMemo(() => fields ?? {}, [fields]);
  const list = childPointer(pointer, 'fields');
  const choose = (index: number, part?: string) => {
    const fieldPointer = childPointer(list, index);
    opened.select({ file, pointer: part === undefined ? fieldPointer : childPointer(fieldPointer, part) });
  };
  const changeAll = (changes: JsonChange[], label: string, typing?: string) => {
    // Changes that belong together are undone together.
    const editId = typing ?? (changes.length > 1 ? `${label} ${Date.now()}` : undefined);
    for (const one of changes) change(file, one, label, editId);
    if (typing === undefined) void flush();
  };
  const take = (step: FieldStep | undefined) => {
    if (!step) return;
    changeAll(step.changes, step.label);
    if (step.chosen !== undefined) choose(step.chosen, step.isNew && 'label');
    const after = step.changes.reduce(applyChange, json);
    const count = fieldsOf(valueAt(after, pointer)).length;
    say(`${step.label}${step.chosen === undefined ? '' : `, ${step.chosen + 1} of ${count}`}`);
  };
  return {
    ...formFields,
    form: isObject(form) ? form : undefined,
    pointer,
    file,
    schema,
    chosen: itemIndexIn(list, opened.place?.pointer ?? ''),
    choose,
    take,
    changeAll,
    showJson,
  };
}
