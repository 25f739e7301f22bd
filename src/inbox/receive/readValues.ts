import { fileStartLength } from '#rules/files.ts';
import { isGroup, itemsOf } from '#rules/groups.ts';
import { inputKindOf } from '#rules/inputKinds.ts';
import { type EntryField, valuesOfPairs } from '#rules/normalEntry.ts';
import type { FieldValue, FileValue, FormValues } from '#rules/types.ts';

/** File that came with an entry. */
export interface SentFile extends FileValue {
  name: string;
  content: Uint8Array;
}

/** Entry as it was sent: names and values of a form, or an object of JSON. */
export type SentEntry =
  | { kind: 'pairs'; pairs: [name: string, value: string | SentFile][] }
  | { kind: 'json'; values: unknown };

/** Characters of a name that mean something in paths or headers. */
const unsafeInNames = /[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu;

/** Most characters of the name of a file. */
const longestName = 120;

/** @returns the name of a file without folders and control characters; its end stays, since it names the kind */
export function safeFileName(name: string): string {
  const plain =
    name
      .split(/[\\/]/)
      .at(-1)
      ?.replace(unsafeInNames, ' ')
      .replace(/^[ .]+/, '')
      .trim() ?? '';
  if (plain === '') return name === '' ? '' : 'file';
  if (plain.length <= longestName) return plain;
  const end = /\.[^.]{1,10}$/.exec(plain)?.[0] ?? '';
  return plain.slice(0, longestName - end.length) + end;
}

/** File with the first bytes by which rules recognize its kind. */
export function sentFile(name: string, content: Uint8Array): SentFile {
  const start = Buffer.from(content.subarray(0, fileStartLength)).toString('latin1');
  return { name: safeFileName(name), size: content.length, start, content };
}

/** Value of JSON, if it is one that the input of a field can have; else the value of an empty one. */
function valueOfJson(field: EntryField, value: unknown): FieldValue {
  if (isGroup(field)) return itemsOf(value).map((item) => valuesOfJson(field.fields, item));
  switch (inputKindOf(field)) {
    case 'tick':
      return value === true;
    case 'choices':
      return Array.isArray(value) ? [...new Set(value.filter((item) => typeof item === 'string'))] : [];
    case 'file':
      return '';
    default:
      return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  }
}

/** Values of fields in an object of JSON. */
function valuesOfJson(fields: readonly EntryField[], sent: unknown): FormValues {
  const values = new Map(Object.entries(typeof sent === 'object' && sent !== null ? sent : {}));
  return Object.fromEntries(fields.map((field) => [field.name, valueOfJson(field, values.get(field.name))]));
}

/** Values of a form's fields, whichever way they were sent. Names that are no field are left out. */
export function readValues(fields: readonly EntryField[], sent: SentEntry): FormValues {
  if (sent.kind === 'pairs') return valuesOfPairs(fields, sent.pairs);
  return valuesOfJson(fields, sent.values);
}
