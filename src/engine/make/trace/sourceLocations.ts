import { textFileAt } from '#engine/content/textFiles.ts';
import type { Json, JsonObject } from '#shared/json.ts';
import type { TracedSourceLocation } from '#shared/pageTrace.ts';
import { escapePointerKey } from '#shared/pointer.ts';
import type { FileLocation } from '#shared/studio.ts';

type ParentLink = { file: string } | { holder: object; key: string };

/** Links by identity: a file that is read again consists of new objects. */
const parentLinks = new WeakMap<object, ParentLink>();

/** Indexes the source locations of everything in a file, once for each parsed object. */
export function indexSourceLocations(json: Json | undefined, file: string): void {
  if (typeof json !== 'object' || json === null || parentLinks.has(json)) return;
  parentLinks.set(json, { file });
  indexChildren(json);
}

function indexChildren(holder: JsonObject | Json[]): void {
  for (const [key, value] of Object.entries(holder)) {
    if (typeof value !== 'object' || value === null || parentLinks.has(value)) continue;
    parentLinks.set(value, { holder, key });
    indexChildren(value);
  }
}

/** Source location of the value at a key of an object or list; undefined if it is in no indexed file. */
export function sourceLocationOf(holder: JsonObject | Json[], key: string | number): FileLocation | undefined {
  const textFile = textFileAt(holder, key);
  if (textFile !== undefined) return { file: textFile, pointer: '' };
  let pointer = `/${escapePointerKey(String(key))}`;
  for (let link = parentLinks.get(holder); link; link = parentLinks.get(link.holder)) {
    if ('file' in link) return { file: link.file, pointer };
    pointer = `/${escapePointerKey(link.key)}${pointer}`;
  }
  return undefined;
}

/** Table of source locations; equal ones share an id. */
export class SourceLocationTable {
  readonly all: TracedSourceLocation[] = [];
  readonly #ids = new Map<string, number>();

  idOf(location: TracedSourceLocation): number {
    const key = `${location.file}#${location.pointer} ${location.shownAs}`;
    const existingId = this.#ids.get(key);
    if (existingId !== undefined) return existingId;
    this.#ids.set(key, this.all.length);
    return this.all.push(location) - 1;
  }
}
