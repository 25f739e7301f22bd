import { reservedNames } from '#blocks/form/reservedNames.ts';
import { capitalize } from '#shared/formatText.ts';
import type { Json } from '#shared/json.ts';
import { slugify } from '#shared/slugify.ts';
import { uniqueName } from '../composing/uniqueName.ts';
import { type FieldStep, renameField } from './fieldSteps.ts';
import type { FormLocation } from './formLocation.ts';
import { fieldsOf } from './readFields.ts';

const maxWords = 4;
const maxLength = 40;

/** Makes the name of a field from its label: `First name` → `firstName`. Empty if the label has no usable letters. */
export function nameFromLabel(label: string): string {
  const words = slugify(label.replace(/\be-mail\b/gi, 'email'))
    .split(/[._-]+/)
    .filter(Boolean)
    .slice(0, maxWords);
  const joined = words
    .map((word, index) => (index ? capitalize(word) : word))
    .join('')
    .slice(0, maxLength);
  const name = /^\d/.test(joined) ? `field${joined}` : joined;
  return reservedNames.has(name) ? `${name}Field` : name;
}

/** Fields added since the studio was opened whose names were not chosen, by file, form and name. */
const unnamedFields = new Set<string>();

export interface FieldPlace extends FormLocation {
  file: string;
  /** Destination of the form, which a repeated group does not have itself. */
  destination: string | undefined;
}

const keyOf = ({ file, pointer }: FieldPlace, name: Json | undefined) => `${file} ${pointer} ${name}`;

/** Notes a field that was just added: its name follows its label until somebody names it. */
export const noteUnnamedField = (place: FieldPlace, name: Json | undefined): void => {
  unnamedFields.add(keyOf(place, name));
};

/** Notes that somebody has named a field. */
export const noteNamedField = (place: FieldPlace, name: Json | undefined): void => {
  unnamedFields.delete(keyOf(place, name));
};

/**
 * @returns true if the name of a field follows its label: it was not chosen, and whoever receives the form does not know
 *   it yet
 */
export function followsLabel(place: FieldPlace, index: number): boolean {
  const { name, label } = fieldsOf(place.form)[index] ?? {};
  if (unnamedFields.has(keyOf(place, name))) return true;
  const isReceived = !['undefined', 'simulate', 'none'].includes(String(place.destination));
  const isDerived = typeof name === 'string' && typeof label === 'string' && name === nameFromLabel(label);
  return isDerived && !isReceived;
}

/** Renames a field after its label, together with all references to it; undefined if it has that name already. */
export function renameAfterLabel(place: FieldPlace, index: number): FieldStep | undefined {
  const fields = fieldsOf(place.form);
  const { name, label } = fields[index] ?? {};
  const wanted = nameFromLabel(typeof label === 'string' ? label : '');
  if (wanted === '') return undefined;
  const taken = new Set(fields.flatMap((field, other) => (other === index ? [] : [field.name])));
  const next = uniqueName(wanted, taken, '');
  const step = renameField(place, index, next);
  if (step && unnamedFields.delete(keyOf(place, name))) noteUnnamedField(place, next);
  return step;
}
