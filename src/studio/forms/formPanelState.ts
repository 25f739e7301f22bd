import { createContext, useContext, useMemo } from 'react';
import { applyChange } from '#shared/applyChange.ts';
import { isObject, type Json } from '#shared/json.ts';
import { childPointer, itemIndexIn, valueAt } from '#shared/pointer.ts';
import type { JsonChange } from '#shared/studio.ts';
import { useEditing } from '../editing/Editing.tsx';
import type { FieldSchema } from '../properties/fieldSchema.ts';
import type { FormSubject } from '../properties/formSubject.ts';
import type { StudioNavigation } from '../studioNavigation.ts';
import { noteUnnamedField } from './fieldNames.ts';
import type { FieldStep } from './fieldSteps.ts';
import { fieldsPointerOf, pointerOfField } from './formLocation.ts';
import { fieldsOf } from './readFields.ts';
import { useFormFields } from './useFormFields.ts';

interface FormPanelInput {
  opened: StudioNavigation;
  /** A form, or a repeated group of one. */
  subject: FormSubject;
  json: Json;
  /** Destination of the form. */
  destination: string | undefined;
  say: (words: string) => void;
}

/** Creates the state that all parts of a form's panel share, for the fields of the form or of a repeated group. */
export function useFormPanelState({ subject, json, opened, say, destination }: FormPanelInput) {
  const { file, pointer } = subject;
  const { change, flush } = useEditing();
  const form = valueAt(json, pointer);
  const formFields = useFormFields(form, opened.page?.route);
  const fields = subject.schema.properties?.fields?.items;
  const schema: FieldSchema = useMemo(() => fields ?? {}, [fields]);
  const list = fieldsPointerOf(subject);
  /** @param path keys inside the field; the field itself without any */
  const choose = (index: number, ...path: (string | number)[]) =>
    opened.select({ file, pointer: path.reduce<string>(childPointer, pointerOfField(subject, index)) });
  /** Applies changes as one undo step. @param typing id shared by all changes of one typing session */
  const changeAll = (changes: JsonChange[], label: string, typing?: string) => {
    const editId = typing ?? (changes.length > 1 ? `${label} ${Date.now()}` : undefined);
    for (const one of changes) change(file, one, label, editId);
    if (typing === undefined) void flush();
  };
  /** Applies a step, selects its field and announces it. */
  const take = (step: FieldStep | undefined) => {
    if (!step) return;
    changeAll(step.changes, step.label);
    if (step.chosen !== undefined) choose(step.chosen, ...(step.isNew ? ['label'] : []));
    const after = step.changes.reduce(applyChange, json);
    const fieldsAfter = fieldsOf(valueAt(after, pointer));
    const count = fieldsAfter.length;
    if (step.isNew) noteUnnamedField({ file, pointer, form, destination }, fieldsAfter[step.chosen ?? -1]?.name);
    say(`${step.label}${step.chosen === undefined ? '' : `, ${step.chosen + 1} of ${count}`}`);
  };
  return {
    ...formFields,
    form: isObject(form) ? form : undefined,
    pointer,
    file,
    destination,
    schema,
    /** Index of the selected field; undefined for none. */
    chosen: itemIndexIn(list, opened.place?.pointer ?? ''),
    choose,
    take,
    changeAll,
  };
}

export type FormPanelState = ReturnType<typeof useFormPanelState>;

export const FormPanelContext = createContext<FormPanelState | undefined>(undefined);

/** @throws outside of the form panel */
export function useFormPanel(): FormPanelState {
  const panelState = useContext(FormPanelContext);
  if (!panelState) throw new Error('There is no panel for a form around this.');
  return panelState;
}
