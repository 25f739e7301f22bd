import { isObject, type Json, type JsonObject } from './json.ts';

/** Anchors in a value, at any depth. */
export function anchorsIn(value: Json | undefined): string[] {
  if (Array.isArray(value)) return value.flatMap(anchorsIn);
  if (!isObject(value)) return [];
  return [...(typeof value.id === 'string' ? [value.id] : []), ...Object.values(value).flatMap(anchorsIn)];
}

/**
 * A copy of a block with other anchors; links in it that lead to them follow.
 * @param nameOf gives the new name of an anchor
 */
export function renameAnchors(block: JsonObject, nameOf: (anchor: string) => string): JsonObject {
  const anchors = new Set(anchorsIn(block));
  const rename = (value: Json | undefined, key?: string): Json => {
    if (Array.isArray(value)) return value.map((entry) => rename(entry));
    if (isObject(value))
      return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, rename(entry, name)]));
    if (typeof value !== 'string') return value ?? null;
    if (key === 'id') return nameOf(value);
    if (key === 'text' || key === 'intro' || key === 'link') {
      return value.replace(/(^|\]\()#([a-z][a-z0-9-]*)/g, (link, before: string, anchor: string) =>
        anchors.has(anchor) ? `${before}#${nameOf(anchor)}` : link,
      );
    }
    return value;
  };
  return rename(block) as JsonObject;
}
