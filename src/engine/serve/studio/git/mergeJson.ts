import { isDeepStrictEqual } from 'node:util';
import { isReordered, pairItems } from '#engine/content/json/pairItems.ts';
import { asObject, isObject, type Json, type JsonObject } from '#shared/json.ts';
import { childPointer } from '#shared/pointer.ts';
import type { ConflictSide } from '#shared/publish.ts';

/** Value or file in three versions; undefined where it is missing. */
export type Versions<Value> = Record<'base' | ConflictSide, Value | undefined>;

export interface MergeConflict {
  /** Shared by all conflicts of one block, which is resolved as one. */
  id: string;
  /** Pointer of the block, or of the value outside blocks, in each version; undefined where it was removed. */
  mine: string | undefined;
  theirs: string | undefined;
  isBlock: boolean;
  /** Differing values, with pointers relative to the block. */
  values: { pointer: string; mine: Json | undefined; theirs: Json | undefined }[];
}

export interface MergedJson {
  value: Json | undefined;
  conflicts: MergeConflict[];
}

/** Pointers of one location in both versions; undefined where it is missing. */
interface PointerPair {
  mine: string | undefined;
  theirs: string | undefined;
}

function changedSide({ base, mine, theirs }: Versions<Json | Buffer>): ConflictSide | undefined {
  if (isDeepStrictEqual(mine, theirs) || isDeepStrictEqual(theirs, base)) return 'mine';
  return isDeepStrictEqual(mine, base) ? 'theirs' : undefined;
}

/**
 * Merges two versions of a file with a common base: a value that only one of them has changed is taken from that one.
 * @param choices chosen version by conflict id
 */
export function mergeJson(versions: Versions<Json>, choices: Readonly<Record<string, ConflictSide>> = {}): MergedJson {
  const merge = new JsonMerger(choices);
  const root: PointerPair = { mine: '', theirs: '' };
  const value = merge.mergeValue(versions, root, root);
  return { value, conflicts: [...merge.conflicts.values()] };
}

class JsonMerger {
  readonly conflicts = new Map<string, MergeConflict>();
  readonly #choices: Readonly<Record<string, ConflictSide>>;

  constructor(choices: Readonly<Record<string, ConflictSide>>) {
    this.#choices = choices;
  }

  /** @param block innermost block around the value */
  mergeValue(versions: Versions<Json>, at: PointerPair, block: PointerPair): Json | undefined {
    const { base, mine, theirs } = versions;
    const side = changedSide(versions);
    if (side) return versions[side];
    if (isObject(mine) && isObject(theirs) && mine.type === theirs.type)
      return this.#group({ base: asObject(base), mine, theirs }, at, isBlock(mine) ? at : block);
    if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs) && [...base, ...mine].every(isObject))
      return this.#list({ base, mine, theirs }, at, block);
    const isWhole = isBlock(mine) || isBlock(theirs);
    return this.#choose(versions, at, isWhole ? at : block);
  }

  #group(
    { base, mine, theirs }: Record<keyof Versions<Json>, JsonObject>,
    at: PointerPair,
    block: PointerPair,
  ): JsonObject {
    const keys = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
    const entries = keys.map((key): [string, Json | undefined] => [
      key,
      this.mergeValue({ base: base[key], mine: mine[key], theirs: theirs[key] }, childPointers(at, key, key), block),
    ]);
    return Object.fromEntries(entries.filter((entry): entry is [string, Json] => entry[1] !== undefined));
  }

  #list({ base, mine, theirs }: Record<keyof Versions<Json>, Json[]>, at: PointerPair, block: PointerPair): Json[] {
    const [inMine, inTheirs] = [pairItems(base, mine), pairItems(base, theirs)];
    const merged = base.map((item, index) => {
      const [mineIndex, theirsIndex] = [inMine.get(index), inTheirs.get(index)];
      const versions = { base: item, mine: mine[mineIndex ?? -1], theirs: theirs[theirsIndex ?? -1] };
      return this.mergeValue(versions, childPointers(at, mineIndex, theirsIndex), block);
    });
    const matched = [matchItems(mine, inMine), matchItems(theirs, inTheirs)] as const;
    const isTheirOrder = isReordered(inTheirs) && !isReordered(inMine);
    const ordered = isTheirOrder ? mergeOrder(matched[1], matched[0]) : mergeOrder(...matched);
    return ordered
      .map(({ index, item }) => (index === undefined ? item : merged[index]))
      .filter((value) => value !== undefined);
  }

  #choose({ mine, theirs }: Versions<Json>, at: PointerPair, block: PointerPair): Json | undefined {
    const isInBlock = block.mine !== '' || block.theirs !== '';
    const id = `${block.mine ?? '-'} ${block.theirs ?? '-'}${isInBlock ? '' : ` ${at.mine ?? '-'}`}`;
    const choice = this.#choices[id];
    if (choice !== undefined) return choice === 'mine' ? mine : theirs;
    const place = isInBlock ? block : at;
    const conflict = this.conflicts.get(id) ?? { id, ...place, isBlock: isInBlock, values: [] };
    this.conflicts.set(id, conflict);
    const pointer = at.mine?.slice(place.mine?.length) ?? at.theirs?.slice(place.theirs?.length) ?? '';
    conflict.values.push({ pointer, mine, theirs });
    return mine;
  }
}

const isBlock = (value: Json | undefined): boolean => isObject(value) && typeof value.type === 'string';

const childPointers = (
  { mine, theirs }: PointerPair,
  mineKey: string | number | undefined,
  theirsKey: string | number | undefined,
) => ({
  mine: mine === undefined || mineKey === undefined ? undefined : childPointer(mine, mineKey),
  theirs: theirs === undefined || theirsKey === undefined ? undefined : childPointer(theirs, theirsKey),
});

/** Item of a version with its index in the base; undefined for a new item. */
interface MatchedItem {
  index: number | undefined;
  item: Json;
}

function matchItems(items: readonly Json[], pairs: ReadonlyMap<number, number>): MatchedItem[] {
  const indexes = new Map([...pairs].map(([index, position]) => [position, index]));
  return items.map((item, position) => ({ index: indexes.get(position), item }));
}

/** Merges two orders: all items of the first list, then each item missing there after its predecessor in the second. */
function mergeOrder(leading: readonly MatchedItem[], following: readonly MatchedItem[]): MatchedItem[] {
  const result = [...leading];
  const isThere = (candidate: MatchedItem) => result.some((existing) => isSameItem(existing, candidate));
  following.forEach((item, index) => {
    if (isThere(item)) return;
    const before = following.slice(0, index).findLast((other) => isThere(other));
    const after = before === undefined ? -1 : result.findIndex((existing) => isSameItem(existing, before));
    result.splice(after + 1, 0, item);
  });
  return result;
}

const isSameItem = (first: MatchedItem, second: MatchedItem) =>
  first === second ||
  (first.index === undefined
    ? second.index === undefined && isDeepStrictEqual(first.item, second.item)
    : first.index === second.index);
