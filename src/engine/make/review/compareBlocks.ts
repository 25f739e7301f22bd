import { pairItems } from '#engine/content/json/pairItems.ts';
import { loadSiteSchemas } from '#engine/content/schema/siteSchemas.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import type { BlockReview, ValueReview } from '#shared/review.ts';
import type { ResolvedBlock } from '../resolve/resolved.ts';
import { compareValues } from './compareValues.ts';

/** Block that differs between two snapshots, or exists in one only. */
export interface BlockPair {
  change: BlockReview['change'];
  before?: ResolvedBlock;
  after?: ResolvedBlock;
  /** Differences in the block itself; blocks in its slots are separate pairs. */
  values: ValueReview[];
}

/** Pairs blocks of a page that differ, at any depth and in the order of the page; removed blocks come last. */
export function compareBlocks(before: readonly ResolvedBlock[], after: readonly ResolvedBlock[]): BlockPair[] {
  const pairs = pairItems(before.map(comparableBlock), after.map(comparableBlock));
  const indexesBefore = new Map([...pairs].map(([indexBefore, index]) => [index, indexBefore]));
  const unmovedIndexes = longestRisingSequence(after.flatMap((_, index) => indexesBefore.get(index) ?? []));
  const presentPairs = after.flatMap((block, index): BlockPair[] => {
    const indexBefore = indexesBefore.get(index);
    const blockBefore = indexBefore === undefined ? undefined : before[indexBefore];
    return blockBefore && indexBefore !== undefined
      ? comparePair(blockBefore, block, !unmovedIndexes.has(indexBefore))
      : [{ change: 'added', after: block, values: [] }];
  });
  const removedPairs = before.flatMap((block, index): BlockPair[] =>
    pairs.has(index) ? [] : [{ change: 'removed', before: block, values: [] }],
  );
  return [...presentPairs, ...removedPairs];
}

function comparePair(before: ResolvedBlock, after: ResolvedBlock, isMoved: boolean): BlockPair[] {
  const [propsBefore, propsAfter] = [propsWithSlots(before), propsWithSlots(after)];
  const schema = loadSiteSchemas().blocks.get(after.type)?.schema;
  const values = compareValues(propsBefore, propsAfter, { pointer: '', pointerBefore: '', name: '', schema });
  const ownPair: BlockPair[] = [{ change: values.length ? 'changed' : 'moved', before, after, values }];
  const slotPairs = pairSlots(before.props, after.props, propsBefore, propsAfter).map(([slotBefore, slot]) =>
    compareBlocks(before.slots[slotBefore] ?? [], after.slots[slot] ?? []),
  );
  return [...(values.length || isMoved ? ownPair : []), ...slotPairs.flat()];
}

const propsByBlock = new WeakMap<ResolvedBlock, JsonObject>();

/** Displayed properties of a block, with blocks in its slots, and the look of its frame. */
function propsWithSlots(block: ResolvedBlock): JsonObject {
  return getOrInsert(propsByBlock, block, () => {
    const { props, level, tone, reveal, slots } = block;
    const fill = (value: Json): Json => {
      if (isSlot(value)) return { slot: (slots[value.slot] ?? []).map(comparableBlock) };
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

/** Block without its source location, so that equal blocks of different files compare as equal. */
const comparableBlock = (block: ResolvedBlock): Json => ({
  type: block.type,
  ...(block.id !== undefined && { id: block.id }),
  props: propsWithSlots(block),
});

/** @param propsBefore properties with blocks in their slots, by which items of lists are paired */
function pairSlots(
  before: Json | undefined,
  after: Json | undefined,
  propsBefore: Json | undefined,
  propsAfter: Json | undefined,
): [number, number][] {
  if (isSlot(before) && isSlot(after)) return [[before.slot, after.slot]];
  if (Array.isArray(before) && Array.isArray(after) && Array.isArray(propsBefore) && Array.isArray(propsAfter))
    return [...pairItems(propsBefore, propsAfter)].flatMap(([from, to]) =>
      pairSlots(before[from], after[to], propsBefore[from], propsAfter[to]),
    );
  if (!isObject(before) || !isObject(after) || !isObject(propsBefore) || !isObject(propsAfter)) return [];
  return Object.keys(after).flatMap((key) => pairSlots(before[key], after[key], propsBefore[key], propsAfter[key]));
}

/** Longest increasing subsequence: the indexes of blocks that have not moved. */
function longestRisingSequence(numbers: readonly number[]): Set<number> {
  const best: number[][] = [];
  for (const number of numbers) {
    const endIndex = best.findLastIndex((sequence) => (sequence.at(-1) ?? -1) < number);
    const nextLonger = best[endIndex + 1];
    if (!nextLonger || (nextLonger.at(-1) ?? 0) > number) best[endIndex + 1] = [...(best[endIndex] ?? []), number];
  }
  return new Set(best.at(-1));
}
