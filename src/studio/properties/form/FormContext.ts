import type { FieldProps } from '@rjsf/utils';
import { createContext, useContext, useMemo } from 'react';
import { capitalize } from '#shared/formatText.ts';
import { getOwnValue, type Json } from '#shared/json.ts';
import { childPointer, isPointerWithin } from '#shared/pointer.ts';
import type { StudioProblem } from '#shared/studio.ts';
import type { FieldSchema } from '../fieldSchema.ts';
import type { FormSubject } from '../formSubject.ts';

export interface FormState {
  subject: FormSubject;
  /** Pointer of the selection in the subject's file. */
  selected: string;
  route: string | undefined;
  problems: ReadonlyMap<string, readonly StudioProblem[]>;
  /** @param value undefined removes it */
  change: (pointer: string, value: Json | undefined) => void;
  fix: (problem: StudioProblem) => void;
}

export const FormContext = createContext<FormState | undefined>(undefined);

/** @throws outside of a form */
export function useFormContext(): FormState {
  const state = useContext(FormContext);
  if (!state) throw new Error('There is no form around this field.');
  return state;
}

export type ContentFieldProps = FieldProps;

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

const noProblems: readonly StudioProblem[] = [];

/** Converts rjsf's properties of a field. */
export function useField<Value extends Json = Json>(props: ContentFieldProps): ContentField<Value> {
  const { subject, problems, change } = useFormContext();
  const { path, $id: id } = props.fieldPathId;
  const pointer = useMemo(() => path.reduce<string>(childPointer, subject.pointer), [path, subject.pointer]);
  const schema = props.schema as FieldSchema;
  return {
    id,
    pointer,
    schema,
    title: schema.title ?? labelOfKey(props.name),
    isRequired: props.required === true,
    value: props.formData as Value | undefined,
    problems: problems.get(pointer) ?? noProblems,
    change: (value) => change(pointer, value),
  };
}

/** Formats a key as words: `publishAt` → `Publish at`. */
export function labelOfKey(key: string): string {
  const words = key.replace(/[-_]/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2');
  return capitalize(words.toLowerCase());
}

/** @param names names of choices for people, by value */
export const labelOfChoice = (
  choice: string | number | boolean | null,
  names: Readonly<Record<string, string>> = {},
): string => {
  const name = getOwnValue(names, String(choice));
  if (name !== undefined) return name;
  if (typeof choice === 'boolean') return choice ? 'Yes' : 'No';
  return /^[a-z]/.test(String(choice)) ? labelOfKey(String(choice)) : String(choice);
};

export function useProblemsInside(pointer: string): StudioProblem[] {
  const { problems } = useFormContext();
  return [...problems].flatMap(([place, found]) => (isPointerWithin(place, pointer) ? found : []));
}

/** Problems of an object's keys that have no field, for instance misspelt ones. */
export function useUnknownKeyProblems(pointer: string, { properties = {}, additionalProperties }: FieldSchema) {
  const { problems } = useFormContext();
  if (additionalProperties !== false) return noProblems;
  return [...problems].flatMap(([place, found]) => {
    const key = place.startsWith(`${pointer}/`) ? place.slice(pointer.length + 1) : '/';
    return key.includes('/') || Object.hasOwn(properties, key) ? [] : found;
  });
}
