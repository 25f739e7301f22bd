import { isObject, type Json, type JsonObject } from '#shared/json.ts';

/** What is said of a picture at one place: `{ "src", "alt", "focus" }`, also where only its path is written. */
export const partsOfPicture = (value: Json | undefined): JsonObject =>
  isObject(value) ? value : { src: typeof value === 'string' ? value : '' };

/**
 * A picture's value when other things are said of it.
 * @param parts undefined takes one away
 */
export function withParts(value: Json | undefined, parts: Partial<Record<'alt' | 'focus', string | undefined>>): Json {
  const all: Record<string, Json | undefined> = { ...partsOfPicture(value), ...parts };
  const written = Object.entries(all).filter((entry): entry is [string, Json] => entry[1] !== undefined);
  // A path alone is written as such, unless it was otherwise before.
  const [only] = written;
  return written.length === 1 && only && !isObject(value) ? only[1] : Object.fromEntries(written);
}
