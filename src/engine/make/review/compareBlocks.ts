import { pairItems } from '#engine/content/json/pairItems.ts';
import { loadSiteSchemas } from '#engine/content/schema/siteSchemas.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import type { BlockReview, ValueReview } from '#shared/review.ts';
import type { ResolvedBlock } from '../resolve/resolved.ts';
import { compareValues } from './compareValues.ts';

/** A block of one state, or of both, that differs. */
export interface BlockPair {
  change: BlockReview['change'];
  before?: ResolvedBlock;
  after?: ResolvedBlock;
  /** What is different in it; what is in its slots is a pair of its own. */
  values: ValueReview[];
}

/**
 * Pairs the blocks of a page at two times, those inside containers too, and gives those that differ, in the order of the
 * page; removed ones last.
 */
export function compareBlocks(before: readonly ResolvedBlock[], after: readonly ResolvedBlock[]): BlockPair[] {
  const pairs = pairItems(before.map(comparable), after.map(comparable));
  const places = new Map([...pairs].map(([index, other]) => [other, index]));
  const stayed = inOrder(after.flatMap((_, index) => places.get(index) ?? []));
  const there = after.flatMap((block, index): BlockPair[] => {
    const from = places.get(index);
    const old = from === undefined ? undefined : before[from];
    return old && from !== undefined
      ? comparePair(old, block, !stayed.has(from))
      : [{ change: 'added', after: block, values: [] }];
  });
  const gone = before.flatMap((block, index): BlockPair[] =>
    pairs.has(index) ? [] : [{ change: 'removed', before: block, values: [] }],
  );
  return [...there, ...gone];
}

function comparePair(before: ResolvedBlock, after: ResolvedBlock, isMoved: boolean): BlockPair[] {
  const [old, now] = [withSlots(before), withSlots(after)];
  const schema = loadSiteSchemas().blocks.get(after.type)?.schema;
  const values = compareValues(old, now, { pointer: '', pointerBefore: '', name: '', schema });
  const own: BlockPair[] = [{ change: values.length ? 'changed' : 'moved', before, after, values }];
  const inside = pairSlots(before.props, after.props, old, now).map(([slot, other]) =>
    compareBlocks(before.slots[slot] ?? [], after.slots[other] ?? []),
  );
  return [...(values.length || isMoved ? own : []), ...inside.flat()];
}

const known = new WeakMap<ResolvedBlock, JsonObject>();

/** What a block shows, with the blocks in the places of its slots, and how its frame looks. */
function withSlots(block: ResolvedBlock): JsonObject {
  return getOrInsert(known, block, () => {
    const { props, level, tone, reveal, slots } = block;
    const fill = (value: Json): Json => {
      if (isSlot(value)) return { slot: (slots[value.slot] ?? []).map(comparable) };
      if (Array.isArray(value)) return value.map(fill);
      if (!isObject(value)) return value;
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner ?? null)]));
    };
    const frame = { level, ...(tone !== undefined && { tone }), ...(reveal !== undefined && { reveal }) };
    return { ...(fill(props) as JsonObject), ...frame };
  });
}

const isSlot = (value: Json | undefined): value is { slot: number } =>
  isObject(value) && typeof value.slot === 'number';

/** A block without where it is written: the same one that stands elsewhere is the same. */
const comparable = (block: ResolvedBlock): Json => ({
  type: block.type,
  ...(block.id !== undefined && { id: block.id }),
  props: withSlots(block),
});

/**
 * Slots of a block, each with the one that it was before.
 * @param old props with the blocks in the places of slots: entries of lists are found again by them
 */
function pairSlots(
  before: Json | undefined,
  after: Json | undefined,
  old: Json | undefined,
  now: Json | undefined,
): [number, number][] {
  if (isSlot(before) && isSlot(after)) return [[before.slot, after.slot]];
  if (Array.isArray(before) && Array.isArray(after) && Array.isArray(old) && Array.isArray(now))
    return [...pairItems(old, now)].flatMap(([from, to]) => pairSlots(before[from], after[to], old[from], now[to]));
  if (!isObject(before) || !isObject(after) || !isObject(old) || !isObject(now)) return [];
  return Object.keys(after).flatMap((key) => pairSlots(before[key], after[key], old[key], now[key]));
}

/** Those of some numbers that make the longest rising sequence: what stands there has not moved. */
function inOrder(numbers: readonly number[]): Set<number> {
  const best: number[][] = [];
  for (const number of numbers) {
    const at = best.findLastIndex((sequence) => (sequence.at(-1) ?? -1) < number);
    const other = best[at + 1];
    if (!other || (other.at(-1) ?? 0) > number) best[at + 1] = [...(best[at] ?? []), number];
  }
  return new Set(best.at(-1));
}
