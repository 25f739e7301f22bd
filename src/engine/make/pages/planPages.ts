import type { PageSource } from '#engine/content/siteSource.ts';
import { contentHash } from '#engine/store/cache.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import type { BuildState, PageRecord } from '../output/buildState.ts';
import { hasContent, type OutputFolder } from '../output/outputFolder.ts';
import type { PageTask } from '../render/pageMaker.ts';
import { isForeignKey } from '../resolve/dependencyRecord.ts';

/** Pages to make, and pages to reuse. */
export interface PagePlan {
  tasks: PageTask[];
  /** File paths of reused pages. */
  unchanged: string[];
}

export interface PlanOptions {
  /** All pages of the new output in one locale. */
  pages: PageSource[];
  language: string;
  before: BuildState;
  output: OutputFolder;
  /** Returns the content hash of a file by its absolute path. */
  hashOf: (absolute: string) => string;
  headHash: (page: PageSource) => string;
  /** Returns the current value of a dependency key. */
  valueNow: (key: string) => string;
  /** True if neither this program nor anything that all pages share has changed. */
  isSameSite: boolean;
  /** True if page sizes are to be measured. */
  isMeasured: boolean;
}

/** Selects the pages that may change: because of their files, their dependencies, or missing output. */
export function planPages(options: PlanOptions): PagePlan {
  const { pages, before, output, hashOf, headHash, isSameSite, isMeasured } = options;
  const changedIndexes = isSameSite ? changedKeys(options) : new Set<number>();
  const plan: PagePlan = { tasks: [], unchanged: [] };
  for (const page of pages) {
    const record = before.pages[page.file.path];
    const source = hashOf(page.file.absolute);
    const isOutputIntact = record !== undefined && isIntact(record, output);
    const isReusable = isOutputIntact && isSameSite && (!isMeasured || record.bytes !== undefined);
    const isSameFile = isReusable && record.source === source;
    const changedDependencies = isSameFile ? record.uses.filter((key) => changedIndexes.has(key)) : [];
    if (isSameFile && changedDependencies.length === 0) plan.unchanged.push(page.file.path);
    else {
      const changedKeyNames = changedDependencies.map((index) => before.keys[index] ?? '');
      const { document, size = 0, islands, bytes, facts, foreign } = record ?? {};
      const onlyForeign = isSameFile && changedDependencies.every((key) => isForeignKey(before.keys[key] ?? ''));
      const pageData = { size, islands, bytes, facts };
      const earlierPage = isOutputIntact && document && { document, ...pageData, ...(onlyForeign && { foreign }) };
      plan.tasks.push({
        page,
        source,
        language: options.language,
        head: headHash(page),
        reasons: describeReasons({ isNew: !record, isOutputIntact, isSameSite, isReusable, changedKeyNames }),
        ...(earlierPage && { before: earlierPage }),
      });
    }
  }
  return plan;
}

interface RebuildReason {
  isNew: boolean;
  isOutputIntact: boolean;
  isSameSite: boolean;
  isReusable: boolean;
  changedKeyNames: string[];
}

/** Formats the reasons of one page; the first that holds hides the others. */
function describeReasons({ isNew, isOutputIntact, isSameSite, isReusable, changedKeyNames }: RebuildReason): string[] {
  if (isNew) return ['it was not built before'];
  if (!isOutputIntact) return ['its output is missing or was changed'];
  if (!isSameSite) return ['Lintel, or what all pages have in common, has changed'];
  if (!isReusable) return ['its size has to be measured'];
  return changedKeyNames.length ? changedKeyNames.map((key) => `${key} has changed`) : ['its file has changed'];
}

const isIntact = ({ document, islands }: PageRecord, output: OutputFolder): boolean =>
  hasContent(output, document) && (islands === undefined || output.intact.has(islands));

/** Indexes of the dependency keys whose values have changed since the last build. */
function changedKeys({ before: { keys, values }, valueNow }: PlanOptions): Set<number> {
  const changedIndexes = new Set<number>();
  keys.forEach((key, index) => {
    if (valueNow(key) !== values[index]) changedIndexes.add(index);
  });
  return changedIndexes;
}

/**
 * Creates a function that hashes the head of a page, which is everything but its blocks. Hashes of unchanged files come
 * from the last build.
 */
export function createHeadHasher(
  before: BuildState,
  hashOf: (absolute: string) => string,
): (page: PageSource) => string {
  const hashByPath = new Map<string, string>();
  return ({ file, page: { blocks: _, ...head } }) =>
    getOrInsert(hashByPath, file.path, () => {
      const record = before.pages[file.path];
      const isSame = record !== undefined && record.source === hashOf(file.absolute);
      return isSame ? record.head : contentHash([JSON.stringify(head)], 16);
    });
}
