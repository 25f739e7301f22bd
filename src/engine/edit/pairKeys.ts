import { isDeepStrictEqual } from 'node:util';
import type { JsonObject } from '#shared/json.ts';

/**
 * Which key of a changed group goes on from which key of the old one: by the same name; then, as renamed, by the same
 * value; then by the same place among those that stay. What has no partner was taken out.
 * @returns new key by old key
 */
export function pairKeys(before: JsonObject, after: JsonObject): Map<string, string> {
  const pairs = new Map<string, string>();
  for (const key of Object.keys(before)) if (holds(after, key)) pairs.set(key, key);
  const pair = (isPartner: (key: string, name: string) => boolean) => {
    for (const key of Object.keys(before)) {
      if (pairs.has(key)) continue;
      const taken = new Set(pairs.values());
      const name = Object.keys(after).find(
        (other) => holds(after, other) && !taken.has(other) && isPartner(key, other),
      );
      if (name !== undefined) pairs.set(key, name);
    }
  };
  pair((key, name) => isDeepStrictEqual(before[key], after[name]));
  pair((key, name) => neighbourOf(key, before, pairs) === neighbourOf(name, after, pairs, true));
  return pairs;
}

/** The nearest key before one that stays, by its new name. */
function neighbourOf(key: string, group: JsonObject, pairs: Map<string, string>, isNew = false): string | undefined {
  const staying = isNew ? new Set(pairs.values()) : new Set(pairs.keys());
  const keys = Object.keys(group).filter((name) => holds(group, name));
  const neighbour = keys.slice(0, keys.indexOf(key)).findLast((name) => staying.has(name));
  return isNew || neighbour === undefined ? neighbour : pairs.get(neighbour);
}

const holds = (group: JsonObject, key: string) => Object.hasOwn(group, key) && group[key] !== undefined;
