import { type PageSource, pageHash, pageId } from '#engine/content/siteSource.ts';
import { writtenPathOf } from '#engine/content/templates/itemFile.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import type { PageReview, UncomparedFile } from '#shared/review.ts';
import { maxMeasuredPages } from '../output/pageBytes.ts';
import { shellOf } from '../render/renderPage.ts';
import { createPageReview } from './createPageReview.ts';
import { pairMovedPages } from './pairMovedPages.ts';
import type { LocaleSnapshot } from './siteSnapshot.ts';
import { renderSnapshotPage, type SnapshotPair } from './snapshotPair.ts';

export interface PagesComparison {
  pages: PageReview[];
  notCompared: UncomparedFile[];
}

export async function comparePages(pair: SnapshotPair): Promise<PagesComparison> {
  const { before, after } = pair;
  const changedKeysOf = createChangedKeysLookup(pair);
  const moves = findMoves(pair);
  const movedKeys = new Set(moves.values());
  const keys = [...new Set([...before.pages.keys(), ...after.pages.keys()])].sort();
  const reviews: PageReview[] = [];
  const notCompared: UncomparedFile[] = [];
  for (const key of keys) {
    if (movedKeys.has(key) || pair.leftOut.has(key)) continue;
    const keyAfter = moves.get(key) ?? key;
    const [pageBefore, pageAfter] = [before.pages.get(key), after.pages.get(keyAfter)];
    const changedKeys = pageBefore && pageAfter ? changedKeysOf(pageBefore) : [];
    const isPageChanged =
      !pageBefore ||
      !pageAfter ||
      keyAfter !== key ||
      changedKeys.length > 0 ||
      pageBefore.file.path !== pageAfter.file.path ||
      pageHash(pageBefore, before) !== pageHash(pageAfter, after);
    if (!isPageChanged && before.renderer === after.renderer) continue;
    const isShellOnly = !isPageChanged && hasOtherShell(pair, pageAfter);
    const rendered = isShellOnly
      ? { before: undefined, after: undefined }
      : await renderBoth(pair, pageBefore, pageAfter);
    if (!rendered) {
      const why = 'It cannot be shown: something that it needs is missing, or has errors.';
      const source = pageAfter ?? pageBefore;
      notCompared.push({ route: keyAfter, file: source ? writtenPathOf(source) : '', why });
      continue;
    }
    if (rendered.before && rendered.before.html === rendered.after?.html) continue;
    reviews.push(
      createPageReview({
        ...{ addressBefore: key, address: keyAfter, pageBefore, page: pageAfter, pair },
        changedKeys,
        rendered,
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
  return (page) => (uses.get(pageId(page)) ?? []).filter(hasChanged);
}

function hasOtherShell({ before, after }: SnapshotPair, page: PageSource): boolean {
  const [shellBefore, shellAfter] = [shellOf(page, before.renderer), shellOf(page, after.renderer)];
  return shellBefore.before !== shellAfter.before || shellBefore.after !== shellAfter.after;
}

function findMoves({ before, after, redirects, leftOut }: SnapshotPair): Map<string, string> {
  const only = (state: LocaleSnapshot, other: LocaleSnapshot) =>
    [...state.pages].flatMap(([key, page]) =>
      other.pages.has(key) || page.isNotFoundPage || page.part || leftOut.has(key)
        ? []
        : [{ key, source: state.whole(page) }],
    );
  return pairMovedPages(only(before, after), only(after, before), redirects);
}
