import { isDeepStrictEqual } from 'node:util';
import { valueAt } from '#shared/applyChange.ts';
import { isObject, type Json } from '#shared/json.ts';
import type { ChangeCause, ValueReview } from '#shared/review.ts';
import type { Place } from '#shared/studio.ts';
import { resolvePage } from '../resolve/page.ts';
import type { ResolvedBlock } from '../resolve/resolved.ts';
import { createUses } from '../resolve/uses.ts';
import { readMarks } from '../trace/marks.ts';
import { Tracer } from '../trace/tracer.ts';
import { causeAt } from './causes.ts';
import type { BlockPair } from './compareBlocks.ts';
import type { MadePage } from './statePair.ts';
import { placeOfBlock, writtenAt } from './written.ts';

/** Finds for what differs on a page through which shared file it came; undefined for what is written on the page itself. */
export interface ValueFollower {
  ofBlock: (pair: BlockPair) => ChangeCause | undefined;
  ofValue: (value: ValueReview, pair: BlockPair) => ChangeCause | undefined;
}

/** @param before absent where the page was added */
export function followValues(before: MadePage | undefined, after: MadePage | undefined): ValueFollower {
  const marked = { before: before && markedBlocks(before), after: after && markedBlocks(after) };
  const written = (place: Place, page: MadePage | undefined) => page && writtenAt(place, page.state, page.source);
  const isShared = ({ file }: Place) => file !== before?.source.file.path && file !== after?.source.file.path;
  const hasChanged = (place: Place) => !isDeepStrictEqual(written(place, before), written(place, after));
  /** The first of some places that is shared, and holds something else than before. */
  const changedPlace = (places: Place[]) => places.find((place) => isShared(place) && hasChanged(place));
  const ofBlock = ({ before: old, after: block, change }: BlockPair) => {
    const found = block ?? old;
    const place = found && placeOfBlock(found);
    if (!place || !isShared(place)) return undefined;
    return change === 'moved' || hasChanged(place) ? causeAt(place) : undefined;
  };
  return {
    ofBlock,
    ofValue(value, pair) {
      const { pointer, pointerBefore = pointer } = value;
      const now = pair.after && marked.after?.placesOf(pair.after, pointer);
      const old = pair.before && marked.before?.placesOf(pair.before, pointerBefore);
      const place = changedPlace([...(now ?? []), ...(old ?? [])]);
      return place ? causeAt(place) : ofBlock(pair);
    },
  };
}

/** Resolves a page once more, with marks in what it shows that say where it is written. */
function markedBlocks({ source, state: { context }, resolved }: MadePage) {
  let made: { byBlock: Map<ResolvedBlock, ResolvedBlock>; tracer: Tracer } | undefined;
  const make = () => {
    const tracer = new Tracer(context, source);
    const byBlock = new Map<ResolvedBlock, ResolvedBlock>();
    pairSame(resolved.blocks, resolvePage(source, context, createUses(), tracer).blocks, byBlock);
    return { byBlock, tracer };
  };
  return {
    /** Where what is shown at a pointer of a block is written, and what is put into it. */
    placesOf(block: ResolvedBlock, pointer: string): Place[] {
      made ??= make();
      const value = valueAt(made.byBlock.get(block)?.props, pointer);
      const { all } = made.tracer.origins;
      return marksIn(value).flatMap((mark) => all[mark] ?? []);
    },
  };
}

function pairSame(plain: ResolvedBlock[], marked: ResolvedBlock[], pairs: Map<ResolvedBlock, ResolvedBlock>): void {
  plain.forEach((block, index) => {
    const other = marked[index];
    if (!other) return;
    pairs.set(block, other);
    block.slots.forEach((inside, slot) => {
      pairSame(inside, other.slots[slot] ?? [], pairs);
    });
  });
}

/** Numbers of all marks in a value, at any depth. */
function marksIn(value: Json | undefined): number[] {
  if (typeof value === 'string') return readMarks(value, []).parts.flatMap(({ marks }) => [...marks]);
  if (Array.isArray(value)) return value.flatMap(marksIn);
  return isObject(value) ? Object.values(value).flatMap(marksIn) : [];
}
