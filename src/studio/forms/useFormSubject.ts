import { isObject, type Json } from '#shared/json.ts';
import { valueAt } from '#shared/pointer.ts';
import type { FileLocation } from '#shared/studio.ts';
import { useFileJson } from '../editing/Editing.tsx';
import type { FormSubject } from '../properties/formSubject.ts';
import { subjectAt } from '../properties/formSubject.ts';
import { useSchemas } from '../queries.ts';

/** Finds the form around a location, and the value of its file; undefined if there is none. */
export function useFormSubject(place: FileLocation | undefined): { subject: FormSubject; json: Json } | undefined {
  const json = useFileJson(place?.file);
  const { data: schemas } = useSchemas();
  if (!place || !schemas || json === undefined) return undefined;
  const subject = subjectAt(schemas, place, json);
  const value = subject && valueAt(json, subject.pointer);
  const isForm = subject?.kind === 'block' && isObject(value) && value.type === 'form';
  return isForm ? { subject, json } : undefined;
}
