import { type PageSource, pageHash, pageId } from '#engine/content/siteSource.ts';
import { contentHash } from '#engine/store/cache.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { type BuildState, findChangedKeys, type PageRecord } from '../output/buildState.ts';
import type { PageOutput } from '../output/builtPage.ts';
import { hasContent, type OutputFolder } from '../output/outputFolder.ts';
import type { PageTask } from '../render/pageMaker.ts';

export interface PagePlan {
  tasks: PageTask[];
  unchanged: string[];
}

export interface PlanOptions {
  /** All pages of the new output, with the languages of their locales. */
  pages: Pick<PageTask, 'page' | 'language'>[];
  before: BuildState;
  output: OutputFolder;
  hashOf: (absolute: string) => string;
  headHash: (page: PageSource) => string;
  valueNow: (key: string) => string;
  siteKey: string;
  isMeasured: boolean;
}

/** Selects the pages that may change: because of their files, their dependencies, or missing output. */
export function planPages(options: PlanOptions): PagePlan {
  const { pages, before, output, hashOf, headHash, valueNow, siteKey } = options;
  const changedKeys = before.siteKey === siteKey ? findChangedKeys(before, valueNow) : new Set<number>();
  const plan: PagePlan = { tasks: [], unchanged: [] };
  for (const { page, language } of pages) {
    const record = before.pages[pageId(page)];
    const source = pageHash(page, { hashOf });
    const reasons = findReasons(record, source, changedKeys, options);
    if (reasons.length === 0) plan.unchanged.push(pageId(page));
    else {
      const earlierPage = record && isIntact(record, output) && outputOf(record);
      plan.tasks.push({
        ...{ page, source, language, head: headHash(page), reasons },
        ...(earlierPage && { before: earlierPage }),
      });
    }
  }
  return plan;
}

/** Finds why a page has to be made again, in words that end a sentence; the first kind of reason hides the others. */
function findReasons(
  record: PageRecord | undefined,
  source: string,
  changedKeys: Set<number>,
  { before, output, siteKey, isMeasured }: PlanOptions,
): string[] {
  if (!record) return ['it was not built before'];
  if (!isIntact(record, output)) return ['its output is missing or was changed'];
  if (before.siteKey !== siteKey) return ['Lintel, or what all pages have in common, has changed'];
  if (isMeasured && !record.bytes) return ['its size has to be measured'];
  if (record.source !== source) return ['its file has changed'];
  return record.uses.filter((index) => changedKeys.has(index)).map((index) => `${before.keys[index]} has changed`);
}

const isIntact = ({ document, islands }: PageRecord, output: OutputFolder): boolean =>
  hasContent(output, document) && (islands === undefined || output.intact.has(islands));

const outputOf = ({ source: _, head: __, uses: ___, media: ____, ...page }: PageRecord): PageOutput => page;

/**
 * Creates a function that hashes the head of a page, which is everything but its blocks. Hashes of unchanged files come
 * from the last build.
 */
export function createHeadHasher(
  before: BuildState,
  hashOf: (absolute: string) => string,
): (page: PageSource) => string {
  const hashByPath = new Map<string, string>();
  return (page) =>
    getOrInsert(hashByPath, pageId(page), () => {
      const { blocks: _, ...head } = page.page;
      const record = before.pages[pageId(page)];
      const isSame = record !== undefined && record.source === pageHash(page, { hashOf });
      return isSame ? record.head : contentHash([JSON.stringify(head)], 16);
    });
}
