import type { FieldProps } from '@rjsf/utils';
import { createContext, useContext, useMemo } from 'react';
import { pointerTo } from '#shared/applyChange.ts';
import type { Json } from '#shared/json.ts';
import type { StudioProblem } from '#shared/studio.ts';
import type { FieldSchema } from '../fieldSchema.ts';
import type { Subject } from '../subject.ts';

/** What all fields of a form share. */
export interface FormState {
  subject: Subject;
  /** Pointer of what is selected, in the subject's file. */
  selected: string;
  /** Route of the page that is open; undefined for none. */
  route: string | undefined;
  /** Problems of the file, by their pointers. */
  problems: ReadonlyMap<string, readonly StudioProblem[]>;
  /**
   * Changes a value.
   * @param value undefined takes it away
   */
  change: (pointer: string, value: Json | undefined) => void;
  fix: (problem: StudioProblem) => void;
}

export const FormContext = createContext<FormState | undefined>(undefined);

/** @throws outside of a form */
export function useForm(): FormState {
  const state = useContext(FormContext);
  if (!state) throw new Error('There is no form around this field.');
  return state;
}

/** What a field of the form is given, with content's own types. */
export type ContentFieldProps = FieldProps;

/** A field's value and all that is said around it. */
export interface ContentField<Value extends Json = Json> {
  id: string;
  pointer: string;
  schema: FieldSchema;
  title: string;
  isRequired: boolean;
  value: Value | undefined;
  problems: readonly StudioProblem[];
  change: (value: Json | undefined) => void;
}

const none: readonly StudioProblem[] = [];

/** Reads what a field needs from what rjsf gives it. */
export function useField<Value extends Json = Json>(props: ContentFieldProps): ContentField<Value> {
  const { subject, problems, change } = useForm();
  const { path, $id: id } = props.fieldPathId;
  const pointer = useMemo(() => path.reduce<string>(pointerTo, subject.pointer), [path, subject.pointer]);
  const schema = props.schema as FieldSchema;
  return {
    id,
    pointer,
    schema,
    title: schema.title ?? wordsOf(props.name),
    isRequired: props.required === true,
    value: props.formData as Value | undefined,
    problems: problems.get(pointer) ?? none,
    change: (value) => change(pointer, value),
  };
}

/** A key as words: `publishAt` → `Publish at`. */
export function wordsOf(key: string): string {
  const words = key
    .replace(/[-_]/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A choice as people read it. */
export const labelOfChoice = (choice: string | number | boolean | null): string => {
  if (typeof choice === 'boolean') return choice ? 'Yes' : 'No';
  return /^[a-z]/.test(String(choice)) ? wordsOf(String(choice)) : String(choice);
};

/** Problems at a place and inside it. */
export function useProblemsInside(pointer: string): StudioProblem[] {
  const { problems } = useForm();
  return [...problems].flatMap(([place, own]) => (place === pointer || place.startsWith(`${pointer}/`) ? own : []));
}

/** Problems of keys of a group for which there is no field, as those that are misspelt. */
export function useStrayProblems(pointer: string, { properties = {}, additionalProperties }: FieldSchema) {
  const { problems } = useForm();
  if (additionalProperties !== false) return none;
  return [...problems].flatMap(([place, own]) => {
    const key = place.startsWith(`${pointer}/`) ? place.slice(pointer.length + 1) : '/';
    return key.includes('/') || Object.hasOwn(properties, key) ? [] : own;
  });
}
