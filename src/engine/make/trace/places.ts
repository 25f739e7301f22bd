import { escapeKey } from '#engine/problems/pointer.ts';
import type { Json, JsonObject } from '#shared/json.ts';
import type { Place } from '#shared/studio.ts';

/** Where an object or list of a file stands: at a key of another, or as the file itself. */
type Step = { file: string } | { holder: object; key: string };

/** By the identity of what was read: a file that is read anew gives other objects. */
const steps = new WeakMap<object, Step>();

/** Notes where everything in a file is written; once for what was read at one time. */
export function notePlaces(json: Json | undefined, file: string): void {
  if (typeof json !== 'object' || json === null || steps.has(json)) return;
  steps.set(json, { file });
  noteInside(json);
}

function noteInside(holder: JsonObject | Json[]): void {
  for (const [key, value] of Object.entries(holder)) {
    if (typeof value !== 'object' || value === null || steps.has(value)) continue;
    steps.set(value, { holder, key });
    noteInside(value);
  }
}

/** Where the value at a key of an object or list is written; undefined for what is in no file that was noted. */
export function placeOf(holder: JsonObject | Json[], key: string | number): Place | undefined {
  let pointer = `/${escapeKey(String(key))}`;
  for (let step = steps.get(holder); step; step = steps.get(step.holder)) {
    if ('file' in step) return { file: step.file, pointer };
    pointer = `/${escapeKey(step.key)}${pointer}`;
  }
  return undefined;
}
