import type { PageSource, SiteSource } from '#engine/content/siteSource.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { isObject } from '#shared/json.ts';
import { readCurrentJson } from './readCurrentJson.ts';

/** Pages that are read at most: of a large site, some show its habits as well as all. */
const maxPagesRead = 200;

const countsBySource = new WeakMap<SiteSource, Map<string, number>>();

/** Counts the pages that begin with a block of each type, among some of all parts of the site. */
export const countFirstBlocks = (source: SiteSource): Map<string, number> =>
  getOrInsert(countsBySource, source, () => {
    const step = Math.ceil(source.pages.length / maxPagesRead);
    const counts = new Map<string, number>();
    for (const page of source.pages.filter((_, index) => index % step === 0)) {
      const type = firstBlockOf(page);
      if (type !== undefined) counts.set(type, (counts.get(type) ?? 0) + 1);
    }
    return counts;
  });

function firstBlockOf({ file }: PageSource): string | undefined {
  const json = readCurrentJson(file);
  const [first] = isObject(json) && Array.isArray(json.blocks) ? json.blocks : [];
  return isObject(first) && typeof first.type === 'string' ? first.type : undefined;
}
