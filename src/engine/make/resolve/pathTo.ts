import { escapeKey } from '#engine/problems/pointer.ts';
import type { Json, JsonObject } from '#shared/json.ts';

/**
 * JSON pointer from a value to a list of blocks that stands somewhere in it, found by its identity; empty when it is nowhere.
 * Carrying the pointer to every value would cost more than looking for those few. They stand near the beginning: what
 * is further inside is looked at last.
 */
export function pathTo(list: Json[], value: JsonObject): string {
  let level: [holder: object, pointer: string][] = [[value, '']];
  while (level.length > 0) {
    const inside: typeof level = [];
    for (const [holder, pointer] of level)
      for (const [key, inner] of Object.entries(holder)) {
        if (inner === list) return `${pointer}/${escapeKey(key)}`;
        if (typeof inner === 'object' && inner !== null) inside.push([inner, `${pointer}/${escapeKey(key)}`]);
      }
    level = inside;
  }
  return '';
}
