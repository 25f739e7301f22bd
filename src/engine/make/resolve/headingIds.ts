import { collectAnchorIds } from '#shared/anchors.ts';
import { isObject, type Json } from '#shared/json.ts';
import { takeId } from '#shared/markdownGrammar/headingIds.ts';
import { shellIds } from '#shared/shellIds.ts';
import type { ResolvedBlock } from './resolved.ts';

const headingId = /(<h[1-6] id=")([^"]+)(?=")/g;

/**
 * Makes the ids of headings in texts unique on their page, in the order in which they are read: an id that a block, the
 * frame of the page or an earlier heading has is followed by a number.
 */
export function withUniqueHeadingIds(blocks: ResolvedBlock[]): ResolvedBlock[] {
  const taken = new Set<string>([...shellIds, ...blockIdsIn(blocks)]);
  return blocks.map((block) => renameIn(block, taken));
}

const blockIdsIn = (blocks: ResolvedBlock[]): string[] =>
  blocks.flatMap(({ id, props, slots }) => [
    ...(id === undefined ? [] : [id]),
    ...collectAnchorIds(props),
    ...slots.flatMap(blockIdsIn),
  ]);

/** @returns the block itself if nothing in it changes, as blocks may be shared by pages */
function renameIn(block: ResolvedBlock, taken: Set<string>): ResolvedBlock {
  const slots = [...block.slots];
  const rename = (value: Json): Json => {
    if (Array.isArray(value)) return mapUnlessSame(value, rename);
    if (!isObject(value)) return value;
    if (typeof value.slot === 'number' && slots[value.slot]) {
      slots[value.slot] = mapUnlessSame(slots[value.slot] as ResolvedBlock[], (inner) => renameIn(inner, taken));
      return value;
    }
    if (typeof value.html === 'string' && value.html.includes('<h')) {
      const html = value.html.replace(headingId, (_, tag: string, id: string) => tag + takeId(id, taken));
      return html === value.html ? value : { ...value, html };
    }
    const entries = Object.entries(value);
    const renamed = mapUnlessSame(entries, (entry): [string, Json | undefined] => {
      const [key, inner] = entry;
      const changed = inner === undefined ? inner : rename(inner);
      return changed === inner ? entry : [key, changed];
    });
    return renamed === entries ? value : Object.fromEntries(renamed);
  };
  const props = rename(block.props) as ResolvedBlock['props'];
  const isSame = props === block.props && slots.every((slot, index) => slot === block.slots[index]);
  return isSame ? block : { ...block, props, slots };
}

/** @returns the list itself if no entry changes */
function mapUnlessSame<Entry>(list: Entry[], change: (entry: Entry) => Entry): Entry[] {
  const changed = list.map(change);
  return changed.some((entry, index) => entry !== list[index]) ? changed : list;
}
