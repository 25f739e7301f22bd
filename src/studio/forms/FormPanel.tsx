import { Alert, Tabs, VisuallyHidden } from '@mantine/core';
import { lazy, useMemo, useState } from 'react';
import { applyChange, pointerTo, valueAt } from '#shared/applyChange.ts';
import { isObject, type Json } from '#shared/json.ts';
import type { Change } from '#shared/studio.ts';
import { useEditing } from '../editing/Editing.tsx';
import { TabPane } from '../frame/Part.tsx';
import type { FieldSchema } from '../properties/fieldSchema.ts';
import { FormContext } from '../properties/form/FormContext.ts';
import { useFormState } from '../properties/form/useFormState.ts';
import { PanelHead } from '../properties/PanelHead.tsx';
import type { Subject } from '../properties/subject.ts';
import type { Opened } from '../selection.ts';
import { FieldDetail } from './FieldDetail.tsx';
import { FieldList } from './FieldList.tsx';
import { type FormParts, FormPartsContext } from './FormParts.ts';
import classes from './Forms.module.css';
import { type FieldStep, pointerOfField } from './fieldSteps.ts';
import { fieldsOf, nameOfField } from './readFields.ts';
import { useFormFields } from './useFormFields.ts';
import { useFormSubject } from './useFormSubject.ts';

const Tries = lazy(() => import('./Tries.tsx').then(({ Tries: component }) => ({ default: component })));

interface FormPanelProps {
  opened: Opened;
  /** Opens what is selected as JSON. */
  showJson: () => void;
}

/** The form that is selected: its fields with their rules and conditions, and what it says when it is tried. */
export function FormPanel({ opened, showJson }: FormPanelProps) {
  const found = useFormSubject(opened.place);
  if (!found)
    return (
      <Alert m="md" color="gray" title="There is no form here">
        Choose a form on the page, or in the outline.
      </Alert>
    );
  const { file, pointer } = found.subject;
  return <FormOf key={`${file}#${pointer}`} {...found} {...{ opened, showJson }} />;
}

function FormOf({ subject, json, opened, showJson }: FormPanelProps & { subject: Subject; json: Json }) {
  const [tab, setTab] = useState<string | null>('fields');
  const [said, setSaid] = useState('');
  const parts = useParts({ subject, json, opened, showJson, say: setSaid });
  const { form, chosen } = parts;
  const field = chosen === undefined ? undefined : fieldsOf(form)[chosen];
  // What the ordinary fields change is the field that is chosen.
  const shown: Subject =
    field && chosen !== undefined
      ? {
          ...subject,
          pointer: pointerOfField(parts, chosen),
          kind: 'item',
          schema: parts.schema,
          name: nameOfField(field),
        }
      : subject;
  const selected = opened.place?.pointer ?? '';
  const state = useFormState({ subject: shown, json, selected, route: opened.page?.route });
  const tryFrom = (index: number) => {
    parts.choose(index);
    setTab('fields');
  };
  return (
    <FormPartsContext value={parts}>
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
              {field && chosen !== undefined && <FieldDetail key={chosen} field={field} index={chosen} />}
            </TabPane>
            <TabPane value="try" what="The trial of the form" className={classes.scroll}>
              <Tries choose={tryFrom} />
            </TabPane>
          </Tabs>
          <VisuallyHidden role="status">{said}</VisuallyHidden>
        </div>
      </FormContext>
    </FormPartsContext>
  );
}

/** Place of the field in which something is selected. */
function chosenIn(list: string, selected: string): number | undefined {
  const key = selected.startsWith(`${list}/`) ? selected.slice(list.length + 1).split('/')[0] : undefined;
  return key !== undefined && /^\d+$/.test(key) ? Number(key) : undefined;
}

interface PartsInput extends FormPanelProps {
  subject: Subject;
  json: Json;
  say: (words: string) => void;
}

function useParts({ subject, json, opened, showJson, say }: PartsInput): FormParts {
  const { file, pointer } = subject;
  const { change, flush } = useEditing();
  const form = valueAt(json, pointer);
  const known = useFormFields(form, opened.page?.route);
  const fields = subject.schema.properties?.fields?.items;
  const schema: FieldSchema = useMemo(() => fields ?? {}, [fields]);
  const list = pointerTo(pointer, 'fields');
  const choose = (index: number, part?: string) => {
    const own = pointerTo(list, index);
    opened.select({ file, pointer: part === undefined ? own : pointerTo(own, part) });
  };
  const changeAll = (changes: Change[], label: string, typing?: string) => {
    // What belongs together is undone together.
    const together = typing ?? (changes.length > 1 ? `${label} ${Date.now()}` : undefined);
    for (const one of changes) change(file, one, label, together);
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
    ...known,
    form: isObject(form) ? form : undefined,
    pointer,
    file,
    schema,
    chosen: chosenIn(list, opened.place?.pointer ?? ''),
    choose,
    take,
    changeAll,
    showJson,
  };
}
