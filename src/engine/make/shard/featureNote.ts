import type { Site } from '#render/site.types.ts';
import type { KnownPage, PageEntry, PageFacts } from '../features/feature.ts';
import { featureSite, filesOf, loadFeatures, needsAllPages } from '../features/features.ts';
import type { SiteRenderer } from '../render/site.ts';
import { holdsSiteFiles, type Shard } from './shard.ts';

/** What a part says for features that look at all pages; nothing where there is no such feature. */
export interface FeatureNote {
  /** What they remember of the pages in this part, by their places among all published pages. */
  facts?: Record<number, PageFacts>;
  /** In the first part: all else that they are given. */
  whole?: { site: Site; pages: PageEntry[] };
}

/**
 * Notes what the merge needs to make the files of features that look at all pages.
 * @param known all published pages, those of this part with their facts
 */
export function noteForFeatures({ features, site }: SiteRenderer, known: KnownPage[], shard: Shard): FeatureNote {
  if (!features.some(needsAllPages)) return {};
  const facts: Record<number, PageFacts> = {};
  known.forEach((page, place) => {
    if (page.facts) facts[place] = page.facts;
  });
  return {
    facts,
    ...(holdsSiteFiles(shard) && { whole: { site, pages: known.map(({ facts: _, ...page }) => page) } }),
  };
}

/** Files of features that look at all pages, by their paths below the output of the whole site. */
export async function featureFiles(notes: FeatureNote[]): Promise<Map<string, string>> {
  const whole = notes.find((note) => note.whole)?.whole;
  if (!whole) return new Map();
  const facts: Record<number, PageFacts> = Object.assign({}, ...notes.map((note) => note.facts));
  const pages = whole.pages.map((page, place) => ({ ...page, facts: facts[place] }));
  return filesOf((await loadFeatures()).filter(needsAllPages), featureSite(whole.site), pages);
}
