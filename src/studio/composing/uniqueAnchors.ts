import { collectAnchorIds, renameAnchors } from '#shared/anchors.ts';
import type { Json, JsonObject } from '#shared/json.ts';
import { uniqueName } from './uniqueName.ts';

/**
 * Copies a block; an anchor that is taken gets a number.
 * @param file into which the copy is inserted
 */
export function withUniqueAnchors(copy: JsonObject, file: Json | undefined): JsonObject {
  const taken = new Set(collectAnchorIds(file));
  const names = new Map<string, string>();
  for (const anchor of collectAnchorIds(copy)) {
    const free = uniqueName(anchor, taken, '-');
    taken.add(free);
    names.set(anchor, free);
  }
  return renameAnchors(copy, (anchor) => names.get(anchor) ?? anchor);
}
