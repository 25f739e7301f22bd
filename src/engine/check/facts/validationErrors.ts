import type { Schema } from '#engine/content/schema/schema.ts';
import { isUnwritten } from '#engine/content/schema/unwritten.ts';
import type { ValidationError } from '#engine/content/schema/validators.ts';
import type { ProblemCode } from '#engine/problems/catalogue.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { getOwnValue, isObject, type Json } from '#shared/json.ts';
import { findNearestName } from '#shared/nearestName.ts';
import { neededKeys } from '#shared/neededKeys.ts';
import { escapePointerKey, parsePointer, readPath } from '#shared/pointer.ts';
import type { ProblemCollector, ValueLocation } from '../problemCollector.ts';
import { certainKeyFix } from './certainFixes.ts';
import { exampleOf } from './exampleOf.ts';
import { guessKey, mayHold } from './guessKey.ts';
import { reportValueError, type ValueError } from './valueErrors.ts';

export interface ValidatedValue {
  value: Json | undefined;
  schema: Schema;
  /** Name for sentences: `a "hero" block`. */
  owner: string;
  file: SourceFile;
  pointer: string;
  /** False if no visitor will see the value: a draft and a pattern may have places that are not written yet. */
  isShown?: boolean;
}

/** Reports validation errors in words of this program: one problem for each mistake, none for its consequences. */
export function reportValidationErrors(
  errors: ValidationError[],
  validated: ValidatedValue,
  reports: ProblemCollector,
): void {
  const missing = new Map<string, string[]>();
  for (const error of withoutConsequences(errors, validated)) {
    const { keyword, instancePath, params } = error;
    if (keyword !== 'required') reportValidationError(error, validated, reports);
    else missing.set(instancePath, [...(missing.get(instancePath) ?? []), String(params.missingProperty)]);
  }
  for (const [instancePath, keys] of missing) reportMissingKeys(keys, instancePath, validated, reports);
}

/** Keywords by priority: of several errors of one value, only the first is reported. */
const keywordPriority = ['type', 'enum', 'const', 'minLength', 'pattern'];
const priorityOf = ({ keyword }: ValidationError) =>
  (keywordPriority.indexOf(keyword) + 1 || keywordPriority.length + 1) - 1;

function withoutConsequences(errors: ValidationError[], validated: ValidatedValue): ValidationError[] {
  // Invalid entries among blocks are reported by the walk over blocks.
  const isBlock = ({ instancePath }: ValidationError) =>
    /\/\d+$/.test(instancePath) && schemaAt(validated.schema, parsePointer(instancePath).slice(0, -1)).blocks;
  const keyErrors = errors.filter(({ keyword }) => keyword === 'required' || keyword === 'additionalProperties');
  const valueErrors = new Map<string, ValidationError>();
  for (const error of errors) {
    const isOfBranch = /(?<!properties)\/(oneOf|anyOf)\//.test(error.schemaPath);
    if (keyErrors.includes(error) || isOfBranch || isBlock(error)) continue;
    const other = valueErrors.get(error.instancePath);
    if (!other || priorityOf(error) < priorityOf(other)) valueErrors.set(error.instancePath, error);
  }
  return [...valueErrors.values(), ...withoutRenamedKeys(keyErrors, validated)];
}

/** Removes missing keys that are explained by a misspelt key, or by an unknown key with another name. */
function withoutRenamedKeys(errors: ValidationError[], validated: ValidatedValue): ValidationError[] {
  const misspelt = new Set<string>();
  /** Number of unknown keys by group that may stand for any missing key. */
  const unclear = new Map<string, number>();
  for (const { keyword, instancePath, params } of errors) {
    if (keyword !== 'additionalProperties') continue;
    const { schema, value } = resolveInstancePath(instancePath, validated);
    const name = guessKey(String(params.additionalProperty), value, schema, unusedKeysOf(schema, value));
    if (name) misspelt.add(`${instancePath}\n${name}`);
    else unclear.set(instancePath, (unclear.get(instancePath) ?? 0) + 1);
  }
  const isMissing = ({ keyword, instancePath, params }: ValidationError) =>
    keyword === 'required' && !misspelt.has(`${instancePath}\n${params.missingProperty}`);
  const missing = errors.filter(isMissing);
  const isRenamed = ({ instancePath }: ValidationError) =>
    missing.filter((other) => other.instancePath === instancePath).length <= (unclear.get(instancePath) ?? 0);
  return errors.filter((error) => error.keyword !== 'required' || (isMissing(error) && !isRenamed(error)));
}

const unusedKeysOf = (schema: Schema, value: Json | undefined): string[] =>
  Object.keys(schema.properties ?? {}).filter((key) => key !== '$schema' && !(isObject(value) && key in value));

function resolveInstancePath(instancePath: string, { value, schema }: ValidatedValue) {
  const path = parsePointer(instancePath);
  return { value: readPath(value, path), schema: schemaAt(schema, path), path };
}

/** True for a missing key in whose place there is another. */
export function isReplaced(
  { keyword, instancePath, params }: ValidationError,
  value: Json | undefined,
  schema: Schema,
) {
  if (keyword !== 'required') return false;
  const path = parsePointer(instancePath);
  const owner = readPath(value, path);
  return isObject(owner) && !neededKeys(schemaAt(schema, path), owner).includes(String(params.missingProperty));
}

/** Finds the schema of a value inside another. The result is empty if there is none. */
export function schemaAt(schema: Schema, path: string[]): Schema {
  let found: Schema | undefined = schema;
  for (const key of path) {
    const others: Schema | undefined = isObject(found?.additionalProperties)
      ? (found.additionalProperties as Schema)
      : undefined;
    found = getOwnValue(found?.properties, key) ?? (found?.items && /^\d+$/.test(key) ? found.items : others);
  }
  return found ?? {};
}

/** Names a value in sentences: `a "hero" block`, or `"Slide" in a "hero" block` for a value inside it. */
function ownerOf(path: string[], { schema, owner }: ValidatedValue): string {
  if (path.length === 0) return owner;
  const name = schemaAt(schema, path).title ?? path.findLast((key) => !/^\d+$/.test(key));
  return `"${name}" in ${owner}`;
}

function reportValidationError(
  { keyword, instancePath, params }: ValidationError,
  validated: ValidatedValue,
  reports: ProblemCollector,
): void {
  const { value, schema, path } = resolveInstancePath(instancePath, validated);
  const location = { file: validated.file, pointer: validated.pointer + instancePath };
  const key = path.findLast((name) => !/^\d+$/.test(name)) ?? '';
  const about = schema.description;
  const isNeeded = schemaAt(validated.schema, path.slice(0, -1)).required?.includes(path.at(-1) ?? '') ?? false;
  const ownerArgs = { owner: ownerOf(path.slice(0, -1), validated), key, isNeeded, about };
  const error: ValueError = { keyword, params, value, schema, ownerArgs };
  if (validated.isShown === false && isUnwritten(value, schema)) return;
  if (keyword === 'additionalProperties') reportUnknownKey(error, ownerOf(path, validated), location, reports);
  else if (Array.isArray(value) && location.pointer === '')
    reports.add('file-list', listArgs(ownerArgs.owner, value), location);
  else reportValueError(error, location, reports);
}

/** Arguments for a file that is a list: the kind of file it should be, and its probable content. */
function listArgs(owner: string, [first, ...others]: Json[]) {
  const isSingleObject = isObject(first) && others.length === 0 && !('type' in first);
  return { owner, holds: isSingleObject ? 'all' : owner === 'a data list' ? 'items' : 'blocks' } as const;
}

function reportUnknownKey(
  { params, schema, value, ownerArgs }: ValueError,
  owner: string,
  location: ValueLocation,
  reports: ProblemCollector,
): void {
  const key = String(params.additionalProperty);
  const itemKeys = Object.keys(schema.items?.properties ?? {});
  if (schema.list && isObject(value) && !('from' in value || 'pages' in value) && itemKeys.includes(key)) {
    reports.add('list-brackets-missing', { key: ownerArgs.key, owner }, location);
    return;
  }
  const required = schema.required ?? [];
  const known = unusedKeysOf(schema, value).sort((a, b) => Number(required.includes(b)) - Number(required.includes(a)));
  const missing = known.filter((name) => required.includes(name));
  const suggestion = guessKey(key, value, schema, known);
  const nearest = suggestion ? undefined : findNearestName(key, Object.keys(schema.properties ?? {}));
  const present = nearest && mayHold(schema.properties?.[nearest], valueOfKey(value, key)) ? nearest : undefined;
  const pointer = `${location.pointer}/${escapePointerKey(key)}`;
  reports.add(
    'key-unknown',
    { key, owner, known, missing, suggestion, present },
    { file: location.file, pointer, at: 'key', ...certainKeyFix(key, value, schema) },
  );
}

const valueOfKey = (value: Json | undefined, key: string) => (isObject(value) ? value[key] : undefined);

/** Reports all keys that a group lacks as one problem. */
function reportMissingKeys(
  keys: string[],
  instancePath: string,
  validated: ValidatedValue,
  reports: ProblemCollector,
): void {
  const { schema, path } = resolveInstancePath(instancePath, validated);
  const location = { file: validated.file, pointer: validated.pointer + instancePath };
  const owner = ownerOf(path, validated);
  const others = keys.filter((key) => {
    const code = getOwnValue(schema.properties, key)?.whenMissing;
    if (code) reports.add(code as ProblemCode, { owner }, location);
    return !code;
  });
  if (others.length === 0) return;
  const only = others.length === 1 ? schema.properties?.[others[0] ?? ''] : undefined;
  const value = only && exampleOf(only);
  const example = value && `"${others[0]}": ${value}`;
  reports.add('key-missing', { keys: others, owner, about: only?.description, example }, location);
}
