import { isDeepStrictEqual } from 'node:util';
import type { PageSource } from '#engine/content/source.ts';
import type { JsonObject } from '#shared/json.ts';

/** A page that may have got another address. */
export interface MovingPage {
  /** Its place in the output. */
  key: string;
  /** With all that is in its file. */
  source: PageSource;
}

/**
 * Finds pages that have another address now: those whose old address leads to the new one, then those with the same
 * blocks, then those that have at least half of their blocks in common.
 * @param redirects where addresses lead in the later state
 * @returns keys of the pages now by their keys before
 */
export function pairMoves(
  removed: readonly MovingPage[],
  added: readonly MovingPage[],
  redirects: ReadonlyMap<string, string>,
): Map<string, string> {
  const pairs = new Map<string, string>();
  const taken = new Set<string>();
  const pair = (from: MovingPage, to: MovingPage | undefined) => {
    if (!to) return;
    pairs.set(from.key, to.key);
    taken.add(to.key);
  };
  const free = () => added.filter(({ key }) => !taken.has(key));
  for (const page of removed) {
    const target = redirects.get(page.key);
    if (target !== undefined)
      pair(
        page,
        free().find(({ key }) => key === target),
      );
  }
  for (const least of [1, 0.5])
    for (const page of removed) {
      if (pairs.has(page.key)) continue;
      const [best] = free()
        .map((other) => ({ other, share: inCommon(page.source.page, other.source.page) }))
        .filter(({ share }) => share >= least)
        .sort((a, b) => b.share - a.share || (a.other.key < b.other.key ? -1 : 1));
      pair(page, best?.other);
    }
  return pairs;
}

/** How many of the blocks of two pages are the same, of those of the longer one: 0 to 1. */
function inCommon({ blocks: before }: JsonObject, { blocks: after }: JsonObject): number {
  if (!Array.isArray(before) || !Array.isArray(after) || before.length === 0 || after.length === 0) return 0;
  const left = [...after];
  const same = before.filter((block) => {
    const at = left.findIndex((other) => isDeepStrictEqual(other, block));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return same.length / Math.max(before.length, after.length);
}
