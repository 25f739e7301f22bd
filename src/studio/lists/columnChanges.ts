import { pointerTo } from '#shared/applyChange.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import type { Change } from '#shared/studio.ts';

/** Why a column cannot be called so; undefined where it can. */
export function whyNoName(name: string, taken: readonly string[]): string | undefined {
  if (name === '') return 'Give the column a name.';
  if (!/^[\p{L}_][\p{L}\p{N}_-]*$/u.test(name))
    return 'Use letters, digits and hyphens, beginning with a letter: “jobTitle”.';
  return taken.includes(name) ? 'There is such a column already.' : undefined;
}

/** Adds a column to what the list says of its items; items get a value when somebody gives it to them. */
export const addColumn = (key: string, field: JsonObject): Change => ({
  kind: 'set',
  pointer: pointerTo('/fields', key),
  value: field,
});

/** Calls a column otherwise: in what the list says of its items, and in all of them. */
export const renameColumn = (json: JsonObject, key: string, name: string): Change =>
  inAll(json, (group) => renamed(group, key, name));

/** Takes a column away, and its values from all items. */
export const removeColumn = (json: JsonObject, key: string): Change => inAll(json, ({ [key]: _, ...others }) => others);

/** One change for all rows: what stays the same keeps its bytes. */
function inAll(json: JsonObject, change: (group: JsonObject) => JsonObject): Change {
  const inside = (value: Json) => (isObject(value) ? change(value) : value);
  const { fields, items } = json;
  const after: JsonObject = {
    ...json,
    ...(isObject(fields) && { fields: change(fields) }),
    ...(Array.isArray(items) && { items: items.map(inside) }),
  };
  return { kind: 'set', pointer: '', value: after };
}

function renamed(group: JsonObject, key: string, name: string): JsonObject {
  if (!Object.hasOwn(group, key)) return group;
  return Object.fromEntries(Object.entries(group).map(([own, value]) => [own === key ? name : own, value]));
}
