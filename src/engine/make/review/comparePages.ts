import type { PageSource } from '#engine/content/siteSource.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import type { PageReview, UncomparedFile } from '#shared/review.ts';
import { maxMeasuredPages } from '../output/pageBytes.ts';
import { shellOf } from '../render/renderPage.ts';
import type { ShellMarkup } from '../render/siteRenderer.ts';
import { createPageReview } from './createPageReview.ts';
import { pairMovedPages } from './pairMovedPages.ts';
import type { LocaleSnapshot } from './siteSnapshot.ts';
import { renderSnapshotPage, type SnapshotPair } from './snapshotPair.ts';

export interface PagesComparison {
  pages: PageReview[];
  notCompared: UncomparedFile[];
}

/** Finds all pages that visitors get differently than before. */
export async function comparePages(pair: SnapshotPair): Promise<PagesComparison> {
  const { before, after } = pair;
  const changedKeys = createChangedKeysLookup(pair);
  const moves = findMoves(pair);
  const movedKeys = new Set(moves.values());
  const keys = [...new Set([...before.pages.keys(), ...after.pages.keys()])].sort();
  const reviews: PageReview[] = [];
  const notCompared: UncomparedFile[] = [];
  for (const key of keys) {
    if (movedKeys.has(key) || pair.leftOut.has(key)) continue;
    const keyAfter = moves.get(key) ?? key;
    const [pageBefore, pageAfter] = [before.pages.get(key), after.pages.get(keyAfter)];
    const changedDependencies = pageBefore && pageAfter ? changedKeys(pageBefore) : [];
    if (pageBefore && pageAfter && keyAfter === key && !mayDiffer(pair, pageBefore, pageAfter, changedDependencies))
      continue;
    const isShellOnly =
      pageBefore &&
      pageAfter &&
      keyAfter === key &&
      differsOnlyInShell(pair, pageBefore, pageAfter, changedDependencies);
    const renderedPages = isShellOnly
      ? { before: undefined, after: undefined }
      : await renderBoth(pair, pageBefore, pageAfter);
    if (!renderedPages) {
      const why = 'It cannot be shown: something that it needs is missing, or has errors.';
      notCompared.push({ route: keyAfter, file: (pageAfter ?? pageBefore)?.file.path ?? '', why });
      continue;
    }
    if (renderedPages.before && renderedPages.before.html === renderedPages.after?.html) continue;
    reviews.push(
      createPageReview({
        key,
        now: keyAfter,
        old: pageBefore,
        page: pageAfter,
        others: changedDependencies,
        made: renderedPages,
        pair,
        isMeasured: reviews.length < maxMeasuredPages,
      }),
    );
  }
  return { pages: reviews.sort((a, b) => (a.route < b.route ? -1 : 1)), notCompared };
}

/** Renders a page of both snapshots; undefined if one cannot be rendered, as a component lacks a required property. */
async function renderBoth(
  { before, after }: SnapshotPair,
  pageBefore: PageSource | undefined,
  pageAfter: PageSource | undefined,
) {
  try {
    return {
      before: pageBefore && (await renderSnapshotPage(pageBefore, before)),
      after: pageAfter && (await renderSnapshotPage(pageAfter, after)),
    };
  } catch {
    return undefined;
  }
}

function createChangedKeysLookup({ before, after, uses }: SnapshotPair): (page: PageSource) => string[] {
  const changed = new Map<string, boolean>();
  const hasChanged = (key: string) => getOrInsert(changed, key, () => before.valueNow(key) !== after.valueNow(key));
  return ({ file }) => (uses.get(file.path) ?? []).filter(hasChanged);
}

const isSameFile = ({ before, after }: SnapshotPair, pageBefore: PageSource, page: PageSource) =>
  before.hashOf(pageBefore.file.absolute) === after.hashOf(page.file.absolute);

const mayDiffer = (
  pair: SnapshotPair,
  pageBefore: PageSource,
  page: PageSource,
  changedDependencies: readonly string[],
): boolean =>
  pair.before.renderer !== pair.after.renderer ||
  changedDependencies.length > 0 ||
  pageBefore.file.path !== page.file.path ||
  !isSameFile(pair, pageBefore, page);

function differsOnlyInShell(
  pair: SnapshotPair,
  pageBefore: PageSource,
  page: PageSource,
  changedDependencies: readonly string[],
): boolean {
  const { before, after } = pair;
  if (changedDependencies.length > 0 || pageBefore.file.path !== page.file.path || !isSameFile(pair, pageBefore, page))
    return false;
  const [shellBefore, shellAfter] = [before, after].map(({ renderer }) => shellOf(page, renderer)) as [
    ShellMarkup,
    ShellMarkup,
  ];
  return shellBefore.before !== shellAfter.before || shellBefore.after !== shellAfter.after;
}

function findMoves({ before, after, redirects, leftOut }: SnapshotPair): Map<string, string> {
  const only = (state: LocaleSnapshot, other: LocaleSnapshot) =>
    [...state.pages].flatMap(([key, page]) =>
      other.pages.has(key) || page.isNotFoundPage || leftOut.has(key) ? [] : [{ key, source: state.whole(page) }],
    );
  return pairMovedPages(only(before, after), only(after, before), redirects);
}
