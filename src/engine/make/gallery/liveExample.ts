import { isObject, type Json, type JsonObject } from '#shared/json.ts';

/** Anchors in a value, at any depth. */
function idsIn(value: Json | undefined): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (!isObject(value)) return [];
  return [...(typeof value.id === 'string' ? [value.id] : []), ...Object.values(value).flatMap(idsIn)];
}

/**
 * A copy whose anchors, and links to them, begin with a name: several examples of a block can stand on one page.
 * @param name as anchors are written: small letters, digits and hyphens
 */
export function withOwnAnchors(block: JsonObject, name: string): JsonObject {
  const ids = new Set(idsIn(block));
  const rename = (value: Json | undefined, key?: string): Json => {
    if (Array.isArray(value)) return value.map((entry) => rename(entry));
    if (isObject(value))
      return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, rename(entry, name)]));
    if (typeof value !== 'string') return value ?? null;
    if (key === 'id') return `${name}-${value}`;
    if (key === 'text' || key === 'intro' || key === 'link') {
      return value.replace(/(^|\]\()#([a-z][a-z0-9-]*)/g, (link, before: string, id: string) =>
        ids.has(id) ? `${before}#${name}-${id}` : link,
      );
    }
    return value;
  };
  return rename(block) as JsonObject;
}
