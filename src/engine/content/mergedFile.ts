import { escapeKey, tokensOfPointer } from '#engine/problems/pointer.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { isObject, type Json, type JsonObject, ownValue } from '#shared/json.ts';

/** Key with which a translation says what it is a translation of. */
export const translatesKey = 'translates';

/**
 * A file with what its translation says in place of its own: a group is merged key by key, a list whose entries have an
 * `id` entry by entry, any other value of the translation stands for the original's.
 */
export class MergedFile implements SourceFile {
  readonly path: string;
  readonly absolute: string;
  readonly json: Json | undefined;
  readonly #original: SourceFile;
  readonly #translation: SourceFile;

  constructor(original: SourceFile, translation: SourceFile) {
    this.path = translation.path;
    this.absolute = translation.absolute;
    this.#original = original;
    this.#translation = translation;
    this.json = merge(original.json, withoutMark(translation.json));
  }

  /** Of both files: another text when one of them is another. */
  get text(): string {
    return JSON.stringify(this.json) ?? '';
  }

  origin = (pointer: string): { file: SourceFile; pointer: string } => {
    const inTranslation = find(this.json, this.#translation.json, tokensOfPointer(pointer));
    if (inTranslation !== undefined) return { file: this.#translation, pointer: inTranslation };
    const inOriginal = find(this.json, this.#original.json, tokensOfPointer(pointer));
    return { file: this.#original, pointer: inOriginal ?? '' };
  };
}

/** A translation without the keys that only it has. */
function withoutMark(json: Json | undefined): Json | undefined {
  if (!isObject(json)) return json;
  const { [translatesKey]: _, ...said } = json;
  return said;
}

function merge(original: Json | undefined, said: Json | undefined): Json | undefined {
  if (said === undefined) return original;
  if (isObject(original) && isObject(said)) return mergeGroups(original, said);
  return isListById(original) && isListById(said) ? mergeEntries(original, said) : said;
}

function mergeGroups(original: JsonObject, said: JsonObject): JsonObject {
  const merged = { ...original };
  for (const [key, value] of Object.entries(said)) merged[key] = merge(ownValue(original, key), value) as Json;
  return merged;
}

/** Entries in the order of the original. One that only the translation has is the check's affair. */
function mergeEntries(original: Entry[], said: Entry[]): Entry[] {
  const byId = new Map(said.map((entry) => [entry.id, entry]));
  return original.map((entry) => merge(entry, byId.get(entry.id)) as Entry);
}

type Entry = JsonObject & { id: string };

const isListById = (value: Json | undefined): value is Entry[] =>
  Array.isArray(value) && value.length > 0 && value.every((entry) => isObject(entry) && typeof entry.id === 'string');

/** Pointer in one of the files for the keys of a pointer into the merged value; undefined for what it does not hold. */
function find(merged: Json | undefined, json: Json | undefined, keys: string[]): string | undefined {
  let pointer = '';
  let [inMerged, inFile] = [merged, json];
  for (const key of keys) {
    const place = isListById(inMerged) && isListById(inFile) ? placeOf(inMerged[Number(key)], inFile) : key;
    inMerged = childOf(inMerged, key);
    inFile = place === undefined ? undefined : childOf(inFile, place);
    if (inFile === undefined || place === undefined) return undefined;
    pointer += `/${escapeKey(place)}`;
  }
  return inFile === undefined ? undefined : pointer;
}

function placeOf(entry: Entry | undefined, list: Entry[]): string | undefined {
  const place = list.findIndex(({ id }) => id === entry?.id);
  return place < 0 ? undefined : String(place);
}

const childOf = (value: Json | undefined, key: string): Json | undefined =>
  Array.isArray(value) ? value[Number(key)] : isObject(value) ? ownValue(value, key) : undefined;
