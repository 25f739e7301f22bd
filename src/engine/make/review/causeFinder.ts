import { isDeepStrictEqual } from 'node:util';
import { isObject, type Json } from '#shared/json.ts';
import { valueAt } from '#shared/pointer.ts';
import type { ChangeCause, ValueReview } from '#shared/review.ts';
import type { FileLocation } from '#shared/studio.ts';
import { parseOrigin, type ResolvedBlock } from '../resolve/resolved.ts';
import { resolvePage } from '../resolve/resolvePage.ts';
import { readMarks } from '../trace/marks.ts';
import { Tracer } from '../trace/tracer.ts';
import { causeAt } from './causes.ts';
import type { BlockPair } from './compareBlocks.ts';
import type { SnapshotPage } from './snapshotPair.ts';
import { sourceValueAt } from './sourceValues.ts';

/** Finds the shared file that caused a difference on a page; undefined if the cause is the page's own file. */
export interface CauseFinder {
  ofBlock: (pair: BlockPair) => ChangeCause | undefined;
  ofValue: (value: ValueReview, pair: BlockPair) => ChangeCause | undefined;
}

/**
 * @param before absent for an added page
 * @param after absent for a removed page
 */
export function createCauseFinder(before: SnapshotPage | undefined, after: SnapshotPage | undefined): CauseFinder {
  const markedBlocks = { before: before && createMarkedBlocks(before), after: after && createMarkedBlocks(after) };
  const sourceValue = (location: FileLocation, page: SnapshotPage | undefined) =>
    page && sourceValueAt(location, page.state, page.source);
  const isShared = ({ file }: FileLocation) => file !== before?.source.file.path && file !== after?.source.file.path;
  const hasChanged = (location: FileLocation) =>
    !isDeepStrictEqual(sourceValue(location, before), sourceValue(location, after));
  const findChangedLocation = (locations: FileLocation[]) =>
    locations.find((location) => isShared(location) && hasChanged(location));
  const ofBlock = (pair: BlockPair) => {
    const block = pair.after ?? pair.before;
    const location = block && parseOrigin(block.origin);
    if (!location || !isShared(location)) return undefined;
    return pair.change === 'moved' || hasChanged(location) ? causeAt(location) : undefined;
  };
  return {
    ofBlock,
    ofValue(value, pair) {
      const { pointer, pointerBefore = pointer } = value;
      const after = pair.after && markedBlocks.after?.locationsOf(pair.after, pointer);
      const before = pair.before && markedBlocks.before?.locationsOf(pair.before, pointerBefore);
      const location = findChangedLocation([...(after ?? []), ...(before ?? [])]);
      return location ? causeAt(location) : ofBlock(pair);
    },
  };
}

function createMarkedBlocks({ source, state: { context }, resolved }: SnapshotPage) {
  let tracedPage: { byBlock: Map<ResolvedBlock, ResolvedBlock>; tracer: Tracer } | undefined;
  const tracePage = () => {
    const tracer = new Tracer(context, source);
    const byBlock = new Map<ResolvedBlock, ResolvedBlock>();
    pairMarkedBlocks(resolved.blocks, resolvePage(source, context, undefined, tracer).blocks, byBlock);
    return { byBlock, tracer };
  };
  return {
    /** Source locations of a displayed value at a pointer of a block, including inserted parts. */
    locationsOf(block: ResolvedBlock, pointer: string): FileLocation[] {
      tracedPage ??= tracePage();
      const value = valueAt(tracedPage.byBlock.get(block)?.props, pointer);
      const { all } = tracedPage.tracer.origins;
      return marksIn(value).flatMap((mark) => all[mark] ?? []);
    },
  };
}

function pairMarkedBlocks(
  plain: ResolvedBlock[],
  marked: ResolvedBlock[],
  pairs: Map<ResolvedBlock, ResolvedBlock>,
): void {
  plain.forEach((block, index) => {
    const markedBlock = marked[index];
    if (!markedBlock) return;
    pairs.set(block, markedBlock);
    block.slots.forEach((slotBlocks, slot) => {
      pairMarkedBlocks(slotBlocks, markedBlock.slots[slot] ?? [], pairs);
    });
  });
}

function marksIn(value: Json | undefined): number[] {
  if (typeof value === 'string') return readMarks(value, []).parts.flatMap(({ marks }) => [...marks]);
  if (Array.isArray(value)) return value.flatMap(marksIn);
  return isObject(value) ? Object.values(value).flatMap(marksIn) : [];
}
