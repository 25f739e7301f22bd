import { valueAt } from '#shared/applyChange.ts';
import { isObject, type Json } from '#shared/json.ts';
import type { Place } from '#shared/studio.ts';
import { useJson } from '../editing/Editing.tsx';
import type { Subject } from '../properties/subject.ts';
import { subjectAt } from '../properties/subject.ts';
import { useSchemas } from '../queries.ts';

/** The form that a place is in, with the value of its file; undefined where it is in none. */
export function useFormSubject(place: Place | undefined): { subject: Subject; json: Json } | undefined {
  const json = useJson(place?.file);
  const { data: schemas } = useSchemas();
  if (!place || !schemas || json === undefined) return undefined;
  const subject = subjectAt(schemas, place, json);
  const value = subject && valueAt(json, subject.pointer);
  const isForm = subject?.kind === 'block' && isObject(value) && value.type === 'form';
  return isForm ? { subject, json } : undefined;
}
