import type { PageSource } from '#engine/content/source.ts';
import { contentHash } from '#engine/store/cache.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import type { BuildState, PageRecord } from '../output/buildState.ts';
import { holds, type OutputFolder } from '../output/outputFolder.ts';
import type { PageTask } from '../render/pageMaker.ts';
import { isForeign } from '../resolve/uses.ts';

/** What has to be made anew. */
export interface PagePlan {
  tasks: PageTask[];
  /** Pages that stay as they are, by the paths of their files. */
  unchanged: string[];
}

/** What a plan is made from. */
export interface PlanOptions {
  /** All pages of the new output in a language. */
  pages: PageSource[];
  language: string;
  /** What the last build has made. */
  before: BuildState;
  /** The output of the last build. */
  output: OutputFolder;
  /** Hash of the content of a page's file, by its path on disk. */
  hashOf: (absolute: string) => string;
  headHash: (page: PageSource) => string;
  /** The value that each key of `before` has now. */
  valueNow: (key: string) => string;
  /** Nothing that is the same on every page has changed, nor has this program. */
  isSameSite: boolean;
  /** Pages are to be measured. */
  isMeasured: boolean;
}

/** Chooses the pages that may become others than they are: by their files, by what they used, and by what is there of them. */
export function planPages(options: PlanOptions): PagePlan {
  const { pages, before, output, hashOf, headHash, isSameSite, isMeasured } = options;
  const changed = isSameSite ? changedKeys(options) : new Set<number>();
  const plan: PagePlan = { tasks: [], unchanged: [] };
  for (const page of pages) {
    const record = before.pages[page.file.path];
    const source = hashOf(page.file.absolute);
    const isThere = record !== undefined && isIntact(record, output);
    const mayStay = isThere && isSameSite && (!isMeasured || record.bytes !== undefined);
    const isSameFile = mayStay && record.source === source;
    const others = isSameFile ? record.uses.filter((key) => changed.has(key)) : [];
    if (isSameFile && others.length === 0) plan.unchanged.push(page.file.path);
    else {
      const { document, size = 0, islands, bytes, facts, foreign } = record ?? {};
      const onlyForeign = isSameFile && others.every((key) => isForeign(before.keys[key] ?? ''));
      const made = { size, islands, bytes, facts };
      const there = isThere && document && { document, ...made, ...(onlyForeign && { foreign }) };
      plan.tasks.push({
        page,
        source,
        language: options.language,
        head: headHash(page),
        ...(there && { before: there }),
      });
    }
  }
  return plan;
}

const isIntact = ({ document, islands }: PageRecord, output: OutputFolder): boolean =>
  holds(output, document) && (islands === undefined || output.intact.has(islands));

/** Numbers of the keys that have another value than the pages were made with. */
function changedKeys({ before: { keys, values }, valueNow }: PlanOptions): Set<number> {
  const changed = new Set<number>();
  keys.forEach((key, index) => {
    if (valueNow(key) !== values[index]) changed.add(index);
  });
  return changed;
}

/**
 * Hash of what others see of a page: everything but its blocks. Of a page whose file is the same as in the last build, it
 * is known.
 */
export function createHeadHash(before: BuildState, hashOf: (absolute: string) => string): (page: PageSource) => string {
  const known = new Map<string, string>();
  return ({ file, page: { blocks: _, ...head } }) =>
    getOrInsert(known, file.path, () => {
      const record = before.pages[file.path];
      const isSame = record !== undefined && record.source === hashOf(file.absolute);
      return isSame ? record.head : contentHash([JSON.stringify(head)], 16);
    });
}
