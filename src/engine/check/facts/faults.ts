import type { Schema } from '#engine/content/schema/schema.ts';
import type { SchemaFault } from '#engine/content/schema/validators.ts';
import { readPath, tokensIn } from '#engine/content/text/tokens.ts';
import type { ProblemCode } from '#engine/problems/catalogue.ts';
import { escapeKey, tokensOfPointer } from '#engine/problems/pointer.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { isObject, type Json, ownValue } from '#shared/json.ts';
import { nearest } from '#shared/nearest.ts';
import { describeValue, quote } from '#shared/words.ts';
import type { Reports, ValuePlace } from '../reports.ts';
import { certainKey, certainValue } from './certainNames.ts';
import { asExpected, expectedType } from './expectedValue.ts';
import { fixOfForm } from './textForms.ts';

/** The value that was validated, and where it stands. */
export interface Validated {
  value: Json | undefined;
  schema: Schema;
  /** For sentences: `a "hero" block`. */
  owner: string;
  file: SourceFile;
  /** Pointer of the value inside its file. */
  pointer: string;
}

/** One fault with all that its sentence is made from. */
interface Fault {
  params: Record<string, unknown>;
  value: Json | undefined;
  schema: Schema;
  owner: string;
  key: string;
  about: string | undefined;
}

/** Reports what a validator found, in our own words: one problem for each mistake, none for its consequences. */
export function reportFaults(faults: SchemaFault[], validated: Validated, reports: Reports): void {
  const missing = new Map<string, string[]>();
  for (const fault of withoutConsequences(faults, validated)) {
    const { keyword, instancePath, params } = fault;
    if (keyword !== 'required') reportFault(fault, validated, reports);
    else missing.set(instancePath, [...(missing.get(instancePath) ?? []), String(params.missingProperty)]);
  }
  for (const [instancePath, keys] of missing) reportMissingKeys(keys, instancePath, validated, reports);
}

/** Of several faults of one value, the first of these says it all. */
const rank = ['type', 'enum', 'const', 'minLength', 'pattern'];
const rankOf = ({ keyword }: SchemaFault) => (rank.indexOf(keyword) + 1 || rank.length + 1) - 1;

function withoutConsequences(faults: SchemaFault[], validated: Validated): SchemaFault[] {
  // The walk over blocks reports what stands among them and is none.
  const isBlock = ({ instancePath }: SchemaFault) =>
    /\/\d+$/.test(instancePath) && schemaAt(validated.schema, tokensOfPointer(instancePath).slice(0, -1)).blocks;
  const ofKeys = faults.filter(({ keyword }) => keyword === 'required' || keyword === 'additionalProperties');
  const ofValues = new Map<string, SchemaFault>();
  for (const fault of faults) {
    const isOfBranch = /(?<!properties)\/(oneOf|anyOf)\//.test(fault.schemaPath);
    if (ofKeys.includes(fault) || isOfBranch || isBlock(fault)) continue;
    const other = ofValues.get(fault.instancePath);
    if (!other || rankOf(fault) < rankOf(other)) ofValues.set(fault.instancePath, fault);
  }
  return [...ofValues.values(), ...withoutRenamed(ofKeys, validated)];
}

/** A misspelt key is also a missing one, and so may be one of another name: only the first is said. */
function withoutRenamed(faults: SchemaFault[], validated: Validated): SchemaFault[] {
  const meant = new Set<string>();
  /** How many keys of a group may mean anything. */
  const unclear = new Map<string, number>();
  for (const { keyword, instancePath, params } of faults) {
    if (keyword !== 'additionalProperties') continue;
    const { schema, value } = look(instancePath, validated);
    const name = nearest(String(params.additionalProperty), keysOf(schema, value));
    if (name) meant.add(`${instancePath}\n${name}`);
    else unclear.set(instancePath, (unclear.get(instancePath) ?? 0) + 1);
  }
  const isMissing = ({ keyword, instancePath, params }: SchemaFault) =>
    keyword === 'required' && !meant.has(`${instancePath}\n${params.missingProperty}`);
  const missing = faults.filter(isMissing);
  const isRenamed = ({ instancePath }: SchemaFault) =>
    missing.filter((other) => other.instancePath === instancePath).length <= (unclear.get(instancePath) ?? 0);
  return faults.filter((fault) => fault.keyword !== 'required' || (isMissing(fault) && !isRenamed(fault)));
}

/** Keys that could still be added. */
const keysOf = (schema: Schema, value: Json | undefined): string[] =>
  Object.keys(schema.properties ?? {}).filter((key) => key !== '$schema' && !(isObject(value) && key in value));

function look(instancePath: string, { value, schema }: Validated) {
  const path = tokensOfPointer(instancePath);
  return { value: readPath(value, path), schema: schemaAt(schema, path), path };
}

/** The schema of a value inside another. Empty where none is written. */
export function schemaAt(schema: Schema, path: string[]): Schema {
  let found: Schema | undefined = schema;
  for (const key of path) {
    const others: Schema | undefined = isObject(found?.additionalProperties)
      ? (found.additionalProperties as Schema)
      : undefined;
    found = ownValue(found?.properties, key) ?? (found?.items && /^\d+$/.test(key) ? found.items : others);
  }
  return found ?? {};
}

/** For sentences: `a "hero" block`, or `"Slide" in a "hero" block` for what is inside it. */
function ownerOf(path: string[], { schema, owner }: Validated): string {
  if (path.length === 0) return owner;
  const name = schemaAt(schema, path).title ?? path.findLast((key) => !/^\d+$/.test(key));
  return `"${name}" in ${owner}`;
}

function reportFault({ keyword, instancePath, params }: SchemaFault, validated: Validated, reports: Reports): void {
  const { value, schema, path } = look(instancePath, validated);
  const place = { file: validated.file, pointer: validated.pointer + instancePath };
  const key = path.findLast((name) => !/^\d+$/.test(name)) ?? '';
  const about = schema.description;
  const isNeeded = schemaAt(validated.schema, path.slice(0, -1)).required?.includes(path.at(-1) ?? '') ?? false;
  const of = { owner: ownerOf(path.slice(0, -1), validated), key, isNeeded, about };
  const fault: Fault = { params, value, schema, owner: of.owner, key, about };
  if (keyword === 'additionalProperties') reportUnknownKey(fault, ownerOf(path, validated), place, reports);
  else if (typeof value === 'string') reportText(keyword, fault, of, place, reports);
  else if (typeof value === 'number') reportNumber(keyword, fault, of, place, reports);
  else if (Array.isArray(value) && place.pointer === '') reports.add('file-list', listArgs(of.owner, value), place);
  else if (Array.isArray(value)) reportList(keyword, fault, of, place, reports);
  else reportOther(keyword, fault, of, place, reports);
}

/** A file that is a list: what it should be, and what most likely is in it. */
function listArgs(owner: string, [first, ...others]: Json[]) {
  const isWhole = isObject(first) && others.length === 0 && !('type' in first);
  return { owner, holds: isWhole ? 'all' : owner === 'a data list' ? 'items' : 'blocks' } as const;
}

type Of = { owner: string; key: string; isNeeded?: boolean; about?: string | undefined };

function reportUnknownKey(
  { params, schema, value, key: listKey }: Fault,
  owner: string,
  place: ValuePlace,
  reports: Reports,
): void {
  const key = String(params.additionalProperty);
  const itemKeys = Object.keys(schema.items?.properties ?? {});
  if (schema.list && isObject(value) && !('from' in value || 'pages' in value) && itemKeys.includes(key)) {
    reports.add('list-brackets-missing', { key: listKey, owner }, place);
    return;
  }
  const required = schema.required ?? [];
  const known = keysOf(schema, value).sort((a, b) => Number(required.includes(b)) - Number(required.includes(a)));
  const missing = known.filter((name) => required.includes(name));
  const suggestion = nearest(key, known);
  const present = suggestion ? undefined : nearest(key, Object.keys(schema.properties ?? {}));
  const pointer = `${place.pointer}/${escapeKey(key)}`;
  reports.add(
    'key-unknown',
    { key, owner, known, missing, suggestion, present },
    { file: place.file, pointer, at: 'key', ...certainKey(key, value, schema) },
  );
}

/** What one group lacks is one problem, whether it lacks one key or several. */
function reportMissingKeys(keys: string[], instancePath: string, validated: Validated, reports: Reports): void {
  const { schema, path } = look(instancePath, validated);
  const place = { file: validated.file, pointer: validated.pointer + instancePath };
  const owner = ownerOf(path, validated);
  const others = keys.filter((key) => {
    const code = ownValue(schema.properties, key)?.whenMissing;
    if (code) reports.add(code as ProblemCode, { owner }, place);
    return !code;
  });
  if (others.length === 0) return;
  const about = others.length === 1 ? schema.properties?.[others[0] ?? '']?.description : undefined;
  reports.add('key-missing', { keys: others, owner, about }, place);
}

function reportText(keyword: string, fault: Fault, of: Of, place: ValuePlace, reports: Reports): void {
  const text = String(fault.value);
  // A text with tokens is judged when they are replaced.
  if (keyword !== 'type' && tokensIn(text).length > 0) return;
  if (keyword === 'minLength' || keyword === 'maxLength' || keyword === 'pattern')
    reportLength(keyword, text, fault.schema, of, place, reports);
  else reportOther(keyword, fault, of, place, reports);
}

/** Reports a text that is too short, too long or of the wrong form. */
export function reportLength(
  keyword: string,
  text: string,
  schema: Schema,
  of: Of,
  place: ValuePlace,
  reports: Reports,
): void {
  const length = [...text].length;
  if (text.trim() === '') reports.add('text-empty', of, place);
  else if (keyword === 'minLength')
    reports.add('text-too-short', { ...of, least: Number(schema.minLength), length }, place);
  else if (keyword === 'maxLength')
    reports.add('text-too-long', { ...of, most: Number(schema.maxLength), length }, place);
  else reports.add('text-form', { ...of, found: quote(text, 40), ...fixOfForm(text, String(schema.pattern)) }, place);
}

function reportNumber(keyword: string, fault: Fault, of: Of, place: ValuePlace, reports: Reports): void {
  const numbers = {
    found: Number(fault.value),
    limit: Number(fault.params.limit),
    isIncluded: !keyword.startsWith('exclusive'),
  };
  if (/minimum$/i.test(keyword)) reports.add('number-too-small', { ...of, ...numbers }, place);
  else if (/maximum$/i.test(keyword)) reports.add('number-too-large', { ...of, ...numbers }, place);
  else reportOther(keyword, fault, of, place, reports);
}

function reportList(keyword: string, fault: Fault, of: Of, place: ValuePlace, reports: Reports): void {
  const found = (fault.value as Json[]).length;
  if (keyword === 'minItems') reports.add('list-too-short', { ...of, found, least: Number(fault.params.limit) }, place);
  else if (keyword === 'maxItems')
    reports.add('list-too-long', { ...of, found, most: Number(fault.params.limit) }, place);
  else if (keyword === 'uniqueItems') {
    reports.add('list-repeats', of, { file: place.file, pointer: `${place.pointer}/${fault.params.i}` });
  } else reportOther(keyword, fault, of, place, reports);
}

function reportOther(keyword: string, fault: Fault, of: Of, place: ValuePlace, reports: Reports): void {
  const { value, schema } = fault;
  if (keyword === 'type' && isObject(value) && schema.type === 'array') reports.add('list-brackets-missing', of, place);
  else if (keyword === 'type') {
    const [expected, written] = [expectedType(schema, value), asExpected(schema, value)];
    const args = { ...of, found: describeValue(value), expected, written };
    reports.add('value-type', args, place);
  } else if (keyword === 'enum' || keyword === 'const') {
    const allowed = schema.enum ?? [schema.const ?? null];
    const names = allowed.filter((name) => typeof name === 'string');
    const args =
      typeof value === 'string'
        ? { ...of, found: quote(value, 30), allowed, suggestion: nearest(value, names) }
        : { ...of, found: describeValue(value), allowed };
    reports.add('value-not-possible', args, { ...place, ...certainValue(value, allowed) });
  } else reports.add('value-unfit', of, place);
}
