import type { Json, JsonObject } from '#shared/json.ts';
import { escapePointerKey } from '#shared/pointer.ts';

/**
 * JSON pointer from a value to a list of blocks inside it, found by identity; empty if it is not found. The search is
 * breadth-first, as lists are near the top. Passing the pointer along to every value would cost more.
 */
export function pointerToList(list: Json[], value: JsonObject): string {
  let level: [holder: object, pointer: string][] = [[value, '']];
  while (level.length > 0) {
    const nextLevel: typeof level = [];
    for (const [holder, pointer] of level)
      for (const [key, inner] of Object.entries(holder)) {
        if (inner === list) return `${pointer}/${escapePointerKey(key)}`;
        if (typeof inner === 'object' && inner !== null) nextLevel.push([inner, `${pointer}/${escapePointerKey(key)}`]);
      }
    level = nextLevel;
  }
  return '';
}
