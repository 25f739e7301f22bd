import { anchorsIn, renameAnchors } from '#shared/anchors.ts';
import type { Json, JsonObject } from '#shared/json.ts';

/**
 * A copy that can stand beside what there is: an anchor that is taken gets a number.
 * @param file what the copy comes into
 */
export function withFreeAnchors(copy: JsonObject, file: Json | undefined): JsonObject {
  const taken = new Set(anchorsIn(file));
  const names = new Map<string, string>();
  for (const anchor of anchorsIn(copy)) {
    const free = freeName(anchor, taken);
    taken.add(free);
    names.set(anchor, free);
  }
  return renameAnchors(copy, (anchor) => names.get(anchor) ?? anchor);
}

function freeName(anchor: string, taken: ReadonlySet<string>): string {
  const stem = anchor.replace(/-\d+$/, '');
  let name = anchor;
  for (let number = 2; taken.has(name); number++) name = `${stem}-${number}`;
  return name;
}
