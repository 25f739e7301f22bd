import { isObject, type Json, type JsonObject } from '#shared/json.ts';

/** Path of a media file, written as text or as an object; empty for other values. */
export function picturePathOf(value: Json | undefined): string {
  const path = isObject(value) ? value.src : value;
  return typeof path === 'string' ? path : '';
}

/** Properties of a picture's value: `{ "src", "alt", "focus" }`, also if only its path is written. */
export const picturePartsOf = (value: Json | undefined): JsonObject =>
  isObject(value) ? value : { src: picturePathOf(value) };

/** @param parts new properties; undefined removes one */
export function withPictureParts(
  value: Json | undefined,
  parts: Partial<Record<'alt' | 'focus', string | undefined>>,
): Json {
  const changed: Record<string, Json | undefined> = { ...picturePartsOf(value), ...parts };
  const written = Object.entries(changed).filter((entry): entry is [string, Json] => entry[1] !== undefined);
  // A path alone is written as text, unless the value was an object before.
  const [only] = written;
  return written.length === 1 && only && !isObject(value) ? only[1] : Object.fromEntries(written);
}
