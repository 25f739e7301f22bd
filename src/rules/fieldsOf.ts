import { isPart } from './isPart.ts';
import type { Condition } from './types.ts';

/** An entry in the list of a form's fields: a field, or the beginning of a section or of a step. */
export interface FormEntry {
  name: string;
  input: string;
  when?: Condition;
}

/** A heading with the fields below it; without `entry` the fields stand before the first heading. */
export interface FormSection<Entry> {
  entry?: Entry;
  fields: Entry[];
}

/** A step of a form; without `entry` the form has no steps. */
export interface FormStep<Entry> {
  entry?: Entry;
  sections: FormSection<Entry>[];
}

const known = new WeakMap<readonly object[], FormStep<FormEntry>[]>();

/**
 * The steps of a form with their sections and fields, in order. A section or a field has the conditions of what it
 * belongs to beside its own, so that nothing else has to know about it.
 * @returns the same steps for the same fields of a form; one without `entry` if there are no steps
 */
export function formParts<Entry extends FormEntry>({ fields }: { fields: Entry[] }): FormStep<Entry>[] {
  const before = known.get(fields);
  if (before) return before as FormStep<Entry>[];
  const steps: FormStep<Entry>[] = [];
  for (const entry of fields) {
    let step = steps.at(-1);
    if (!step || entry.input === 'step') {
      step = { ...(entry.input === 'step' && { entry }), sections: [{ fields: [] }] };
      steps.push(step);
    }
    if (entry.input === 'section') step.sections.push({ entry: withConditions(entry, step.entry), fields: [] });
    if (isPart(entry)) continue;
    const section = step.sections.at(-1);
    section?.fields.push(withConditions(entry, section.entry ?? step.entry));
  }
  known.set(fields, steps);
  return steps;
}

/** An entry that is shown only while what it belongs to is shown, too. */
function withConditions<Entry extends FormEntry>(entry: Entry, around: Entry | undefined): Entry {
  if (!around?.when) return entry;
  return { ...entry, when: entry.when ? { all: [around.when, entry.when] } : around.when };
}

/**
 * The fields of a form that hold a value, in order: all that is checked, sent, stored and received. Everything but the
 * component that renders a form reads them from here, so that only this knows how a form is put together.
 * @returns the same list for the same fields of a form
 */
export function fieldsOf<Entry extends FormEntry>(form: { fields: Entry[] }): Entry[] {
  if (!form.fields.some(isPart)) return form.fields;
  const steps = formParts(form);
  const listed = lists.get(steps) as Entry[] | undefined;
  if (listed) return listed;
  const fields = steps.flatMap(({ sections }) => sections.flatMap((section) => section.fields));
  lists.set(steps, fields);
  return fields;
}

const lists = new WeakMap<object, FormEntry[]>();
