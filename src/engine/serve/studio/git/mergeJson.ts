import { isDeepStrictEqual } from 'node:util';
import { pairItems } from '#engine/content/json/pairItems.ts';
import { pointerTo } from '#shared/applyChange.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import type { Side } from '#shared/publish.ts';

/** A value in three versions; undefined where it is not there. */
export interface Versions {
  base: Json | undefined;
  mine: Json | undefined;
  theirs: Json | undefined;
}

/** A place that both versions have changed, each in another way. */
export interface MergeConflict {
  /** The same for all conflicts of one block, of which one version is chosen as a whole. */
  id: string;
  /** Where the block is in each version, or the value where it is in none; undefined where it is gone. */
  mine: string | undefined;
  theirs: string | undefined;
  isBlock: boolean;
  /** What differs, with pointers from the block on. */
  values: { pointer: string; mine: Json | undefined; theirs: Json | undefined }[];
}

/** What two versions of a file come to. */
export interface MergedJson {
  /** With what was chosen for conflicts; with mine where nothing was. */
  value: Json | undefined;
  /** Those for which nothing was chosen. */
  conflicts: MergeConflict[];
}

/** Pointers of a place in both versions; undefined where it is not there. */
interface Standing {
  mine: string | undefined;
  theirs: string | undefined;
}

/**
 * Merges two versions of a file that go back to a third one: what only one of them has changed is as in that one.
 * @param choices which version counts where both have, by the ids of conflicts
 */
export function mergeJson(versions: Versions, choices: Readonly<Record<string, Side>> = {}): MergedJson {
  const merge = new Merge(choices);
  const root: Standing = { mine: '', theirs: '' };
  const value = merge.value(versions, root, root);
  return { value, conflicts: [...merge.conflicts.values()] };
}

class Merge {
  readonly conflicts = new Map<string, MergeConflict>();
  readonly #choices: Readonly<Record<string, Side>>;

  constructor(choices: Readonly<Record<string, Side>>) {
    this.#choices = choices;
  }

  /** @param block the innermost block around it */
  value(versions: Versions, at: Standing, block: Standing): Json | undefined {
    const { base, mine, theirs } = versions;
    if (isDeepStrictEqual(mine, theirs) || isDeepStrictEqual(theirs, base)) return mine;
    if (isDeepStrictEqual(mine, base)) return theirs;
    if (isObject(mine) && isObject(theirs) && mine.type === theirs.type)
      return this.#group({ base: isObject(base) ? base : {}, mine, theirs }, at, isBlock(mine) ? at : block);
    if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs) && [...base, ...mine].every(isObject))
      return this.#list({ base, mine, theirs }, at, block);
    const isWhole = isBlock(mine) || isBlock(theirs);
    return this.#choose(versions, at, isWhole ? at : block);
  }

  #group({ base, mine, theirs }: Record<keyof Versions, JsonObject>, at: Standing, block: Standing): JsonObject {
    const keys = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
    const entries = keys.map((key): [string, Json | undefined] => [
      key,
      this.value({ base: base[key], mine: mine[key], theirs: theirs[key] }, below(at, key, key), block),
    ]);
    return Object.fromEntries(entries.filter((entry): entry is [string, Json] => entry[1] !== undefined));
  }

  #list({ base, mine, theirs }: Record<keyof Versions, Json[]>, at: Standing, block: Standing): Json[] {
    const [inMine, inTheirs] = [pairItems(base, mine), pairItems(base, theirs)];
    const merged = new Map<number, Json | undefined>();
    base.forEach((item, index) => {
      const [own, other] = [inMine.get(index), inTheirs.get(index)];
      const versions = {
        base: item,
        mine: own === undefined ? undefined : mine[own],
        theirs: other === undefined ? undefined : theirs[other],
      };
      merged.set(index, this.value(versions, below(at, own, other), block));
    });
    const hasMoved = (pairs: Map<number, number>) => {
      const places = [...pairs].sort(([a], [b]) => a - b).map(([, place]) => place);
      return places.some((place, index) => index > 0 && place < (places[index - 1] ?? 0));
    };
    const isTheirOrder = hasMoved(inTheirs) && !hasMoved(inMine);
    const [leading, led] = isTheirOrder
      ? [keyed(theirs, inTheirs), keyed(mine, inMine)]
      : [keyed(mine, inMine), keyed(theirs, inTheirs)];
    const ordered = interleave(leading, led);
    return ordered.flatMap(({ index, item }) => {
      const value = index === undefined ? item : merged.get(index);
      return value === undefined ? [] : [value];
    });
  }

  #choose({ mine, theirs }: Versions, at: Standing, block: Standing): Json | undefined {
    const isWhole = at === block;
    const id = `${block.mine ?? '-'} ${block.theirs ?? '-'}${isInBlock(block) ? '' : ` ${at.mine ?? '-'}`}`;
    const choice = this.#choices[id];
    if (choice !== undefined) return choice === 'mine' ? mine : theirs;
    const shown = isInBlock(block) || isWhole ? block : at;
    const conflict = this.conflicts.get(id) ?? {
      id,
      mine: shown.mine,
      theirs: shown.theirs,
      isBlock: isInBlock(block),
      values: [],
    };
    const pointer = at.mine?.slice(shown.mine?.length ?? 0) ?? at.theirs?.slice(shown.theirs?.length ?? 0) ?? '';
    this.conflicts.set(id, conflict);
    conflict.values.push({ pointer, mine, theirs });
    return mine;
  }
}

const isBlock = (value: Json | undefined): boolean => isObject(value) && typeof value.type === 'string';

/** The file as a whole is no block. */
const isInBlock = ({ mine, theirs }: Standing) => mine !== '' || theirs !== '';

const below = ({ mine, theirs }: Standing, own: string | number | undefined, other: string | number | undefined) => ({
  mine: mine === undefined || own === undefined ? undefined : pointerTo(mine, own),
  theirs: theirs === undefined || other === undefined ? undefined : pointerTo(theirs, other),
});

/** An item of a version, with its index in the version that both go back to; undefined for one that is new. */
interface Keyed {
  index: number | undefined;
  item: Json;
}

function keyed(items: readonly Json[], pairs: ReadonlyMap<number, number>): Keyed[] {
  const indexes = new Map([...pairs].map(([index, place]) => [place, index]));
  return items.map((item, place) => ({ index: indexes.get(place), item }));
}

/** All of one list in its order, with what only the other one has after the item that it follows there. */
function interleave(leading: readonly Keyed[], led: readonly Keyed[]): Keyed[] {
  const result = [...leading];
  const isThere = (one: Keyed) => result.some((there) => isSameItem(there, one));
  led.forEach((one, place) => {
    if (isThere(one)) return;
    const before = led.slice(0, place).findLast((other) => isThere(other));
    const after = before === undefined ? -1 : result.findIndex((there) => isSameItem(there, before));
    result.splice(after + 1, 0, one);
  });
  return result;
}

const isSameItem = (one: Keyed, other: Keyed) =>
  one === other ||
  (one.index === undefined
    ? other.index === undefined && isDeepStrictEqual(one.item, other.item)
    : one.index === other.index);
