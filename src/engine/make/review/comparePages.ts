import type { PageSource } from '#engine/content/source.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import type { NotCompared, PageReview } from '#shared/review.ts';
import { measuredPages } from '../output/pageBytes.ts';
import { shellOf } from '../render/page.ts';
import type { ShellMarkup } from '../render/site.ts';
import { describePage } from './describePage.ts';
import { pairMoves } from './pairMoves.ts';
import type { ShownState } from './siteState.ts';
import { makePage, type StatePair } from './statePair.ts';

/** What came of a comparison. */
export interface ComparedPages {
  /** In the order of their addresses. */
  pages: PageReview[];
  notCompared: NotCompared[];
}

/** Finds every page of which visitors get another one than before. */
export async function comparePages(pair: StatePair): Promise<ComparedPages> {
  const { before, after } = pair;
  const changedKeys = createChangedKeys(pair);
  const moves = findMoves(pair);
  const arrived = new Set(moves.values());
  const keys = [...new Set([...before.pages.keys(), ...after.pages.keys()])].sort();
  const reviews: PageReview[] = [];
  const notCompared: NotCompared[] = [];
  for (const key of keys) {
    if (arrived.has(key) || pair.leftOut.has(key)) continue;
    const now = moves.get(key) ?? key;
    const [old, page] = [before.pages.get(key), after.pages.get(now)];
    const others = old && page ? changedKeys(old) : [];
    if (old && page && now === key && !mayDiffer(pair, old, page, others)) continue;
    const frameOnly = old && page && now === key && isOnlyFrame(pair, old, page, others);
    const made = frameOnly ? { before: undefined, after: undefined } : await makeBoth(pair, old, page);
    if (!made) {
      const why = 'It cannot be shown: something that it needs is missing, or has errors.';
      notCompared.push({ route: now, file: (page ?? old)?.file.path ?? '', why });
      continue;
    }
    if (made.before && made.before.html === made.after?.html) continue;
    reviews.push(describePage({ key, now, old, page, others, made, pair, isMeasured: reviews.length < measuredPages }));
  }
  return { pages: reviews.sort((a, b) => (a.route < b.route ? -1 : 1)), notCompared };
}

/** A page before and after; undefined where one of them cannot be shown, as a component lacks what it must have. */
async function makeBoth({ before, after }: StatePair, old: PageSource | undefined, page: PageSource | undefined) {
  try {
    return { before: old && (await makePage(old, before)), after: page && (await makePage(page, after)) };
  } catch {
    return undefined;
  }
}

/** Keys that a page before was resolved with, and that have another value now. */
function createChangedKeys({ before, after, uses }: StatePair): (page: PageSource) => string[] {
  const changed = new Map<string, boolean>();
  const hasChanged = (key: string) => getOrInsert(changed, key, () => before.valueNow(key) !== after.valueNow(key));
  return ({ file }) => (uses.get(file.path) ?? []).filter(hasChanged);
}

const isSameFile = ({ before, after }: StatePair, old: PageSource, page: PageSource) =>
  before.hashOf(old.file.absolute) === after.hashOf(page.file.absolute);

/** Whether anything has changed that a page follows from. */
const mayDiffer = (pair: StatePair, old: PageSource, page: PageSource, others: readonly string[]): boolean =>
  pair.before.renderer !== pair.after.renderer ||
  others.length > 0 ||
  old.file.path !== page.file.path ||
  !isSameFile(pair, old, page);

/** Whether all that differs is what is around the page: its own content need not be looked at. */
function isOnlyFrame(pair: StatePair, old: PageSource, page: PageSource, others: readonly string[]): boolean {
  const { before, after } = pair;
  if (others.length > 0 || old.file.path !== page.file.path || !isSameFile(pair, old, page)) return false;
  const [one, other] = [before, after].map(({ renderer }) => shellOf(page, renderer)) as [ShellMarkup, ShellMarkup];
  return one.before !== other.before || one.after !== other.after;
}

function findMoves({ before, after, redirects, leftOut }: StatePair): Map<string, string> {
  const only = (state: ShownState, other: ShownState) =>
    [...state.pages].flatMap(([key, page]) =>
      other.pages.has(key) || page.isNotFoundPage || leftOut.has(key) ? [] : [{ key, source: state.whole(page) }],
    );
  return pairMoves(only(before, after), only(after, before), redirects);
}
