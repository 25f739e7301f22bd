import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { getOwnValue, isObject, type Json, type JsonObject } from '#shared/json.ts';
import { escapePointerKey, parsePointer, readPath } from '#shared/pointer.ts';

/** Key of a translation that records the fingerprint of its original. */
export const translatesKey = 'translates';

/**
 * File merged with its translation. Objects are merged key by key, lists whose items have an `id` item by item; any
 * other translated value replaces the original one.
 */
export class MergedFile implements SourceFile {
  readonly path: string;
  readonly absolute: string;
  readonly json: Json | undefined;
  readonly isComposed = true;
  readonly #original: SourceFile;
  readonly #translation: SourceFile;

  constructor(original: SourceFile, translation: SourceFile) {
    this.path = translation.path;
    this.absolute = translation.absolute;
    this.#original = original;
    this.#translation = translation;
    this.json = merge(original.json, withoutTranslatesKey(translation.json));
  }

  /** Merged JSON; changes when either file changes. */
  get text(): string {
    return JSON.stringify(this.json) ?? '';
  }

  /** @returns true for a value that the translation has */
  isTranslated = (pointer: string): boolean =>
    findPointerIn(this.json, this.#translation.json, parsePointer(pointer)) !== undefined;

  origin = (pointer: string): { file: SourceFile; pointer: string } => {
    const inTranslation = findPointerIn(this.json, this.#translation.json, parsePointer(pointer));
    if (inTranslation !== undefined) return originIn(this.#translation, inTranslation);
    const inOriginal = findPointerIn(this.json, this.#original.json, parsePointer(pointer));
    return originIn(this.#original, inOriginal ?? '');
  };
}

/** Location in one of the files, which may be composed itself. */
const originIn = (file: SourceFile, pointer: string) => file.origin?.(pointer) ?? { file, pointer };

function withoutTranslatesKey(json: Json | undefined): Json | undefined {
  if (!isObject(json)) return json;
  const { [translatesKey]: _, ...content } = json;
  return content;
}

function merge(original: Json | undefined, translated: Json | undefined): Json | undefined {
  if (translated === undefined) return original;
  if (isObject(original) && isObject(translated)) return mergeObjects(original, translated);
  return isListById(original) && isListById(translated) ? mergeListsById(original, translated) : translated;
}

function mergeObjects(original: JsonObject, translated: JsonObject): JsonObject {
  const merged = { ...original };
  for (const [key, value] of Object.entries(translated)) merged[key] = merge(getOwnValue(original, key), value) as Json;
  return merged;
}

/** Merges items in the order of the original. Items that only the translation has are dropped: a rule reports them. */
function mergeListsById(original: EntryWithId[], translated: EntryWithId[]): EntryWithId[] {
  const byId = new Map(translated.map((entry) => [entry.id, entry]));
  return original.map((entry) => merge(entry, byId.get(entry.id)) as EntryWithId);
}

type EntryWithId = JsonObject & { id: string };

const isListById = (value: Json | undefined): value is EntryWithId[] =>
  Array.isArray(value) && value.length > 0 && value.every((entry) => isObject(entry) && typeof entry.id === 'string');

/**
 * Pointer in one file that corresponds to the keys of a pointer into the merged value; undefined if the file lacks it.
 */
function findPointerIn(merged: Json | undefined, json: Json | undefined, keys: string[]): string | undefined {
  let pointer = '';
  let [inMerged, inFile] = [merged, json];
  for (const key of keys) {
    const ownKey = isListById(inMerged) && isListById(inFile) ? indexById(inMerged[Number(key)], inFile) : key;
    inMerged = readPath(inMerged, [key]);
    inFile = ownKey === undefined ? undefined : readPath(inFile, [ownKey]);
    if (inFile === undefined || ownKey === undefined) return undefined;
    pointer += `/${escapePointerKey(ownKey)}`;
  }
  return inFile === undefined ? undefined : pointer;
}

function indexById(entry: EntryWithId | undefined, list: EntryWithId[]): string | undefined {
  const index = list.findIndex(({ id }) => id === entry?.id);
  return index < 0 ? undefined : String(index);
}
