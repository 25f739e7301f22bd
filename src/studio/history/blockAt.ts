import type { OutlineBlock, OutlineList, Place } from '#shared/studio.ts';

/** The block that is written at a place, wherever in an outline it is. */
export function blockAt(list: OutlineList, place: Place): OutlineBlock | undefined {
  for (const block of list.blocks) {
    if (block.place.file === place.file && block.place.pointer === place.pointer) return block;
    for (const inner of block.lists) {
      const found = blockAt(inner, place);
      if (found) return found;
    }
  }
  return undefined;
}
