import { isDeepStrictEqual } from 'node:util';
import type { PageSource } from '#engine/content/siteSource.ts';
import type { JsonObject } from '#shared/json.ts';

export interface MoveCandidate {
  key: string;
  source: PageSource;
}

/**
 * Finds moved pages: first those whose old address redirects to the new one, then those with equal blocks, then those
 * with at least half of their blocks in common.
 * @returns new keys by old keys
 */
export function pairMovedPages(
  removed: readonly MoveCandidate[],
  added: readonly MoveCandidate[],
  redirects: ReadonlyMap<string, string>,
): Map<string, string> {
  const pairs = new Map<string, string>();
  const takenKeys = new Set<string>();
  const pair = (from: MoveCandidate, to: MoveCandidate | undefined) => {
    if (!to) return;
    pairs.set(from.key, to.key);
    takenKeys.add(to.key);
  };
  const freePages = () => added.filter(({ key }) => !takenKeys.has(key));
  for (const page of removed) {
    const target = redirects.get(page.key);
    if (target !== undefined)
      pair(
        page,
        freePages().find(({ key }) => key === target),
      );
  }
  for (const minShare of [1, 0.5])
    for (const page of removed) {
      if (pairs.has(page.key)) continue;
      const [best] = freePages()
        .map((other) => ({ other, share: shareOfEqualBlocks(page.source.page, other.source.page) }))
        .filter(({ share }) => share >= minShare)
        .sort((a, b) => b.share - a.share || (a.other.key < b.other.key ? -1 : 1));
      pair(page, best?.other);
    }
  return pairs;
}

/** Share of equal blocks among those of the longer page: 0 to 1. */
function shareOfEqualBlocks({ blocks: before }: JsonObject, { blocks: after }: JsonObject): number {
  if (!Array.isArray(before) || !Array.isArray(after) || before.length === 0 || after.length === 0) return 0;
  const unmatched = [...after];
  const matched = before.filter((block) => {
    const index = unmatched.findIndex((other) => isDeepStrictEqual(other, block));
    if (index >= 0) unmatched.splice(index, 1);
    return index >= 0;
  });
  return matched.length / Math.max(before.length, after.length);
}
