import type { Site } from '#render/site.types.ts';
import type { PageEntry, PageFacts } from '../features/feature.ts';
import { featureSite, filesOf, loadFeatures, needsAllPages } from '../features/features.ts';
import type { SiteRenderer } from '../render/site.ts';
import { holdsSiteFiles, type Shard } from './shard.ts';

/** What a part says for features that look at all pages; nothing where there is no such feature. */
export interface FeatureData {
  /** What they remember of each published page of the site; null for those of other parts. */
  facts?: (PageFacts | null)[];
  /** In the first part: all else that they are given. */
  whole?: { site: Site; isPreview: boolean; pages: PageEntry[] };
}

/**
 * Gathers what the merge needs to make the files of features that look at all pages.
 * @param pages all published pages, those of this part with their facts
 */
export function featureDataOf(
  { features, site, isPreview }: SiteRenderer,
  pages: PageEntry[],
  shard: Shard,
): FeatureData {
  if (!features.some(needsAllPages)) return {};
  const facts = pages.map((page) => page.facts ?? null);
  return { facts, ...(holdsSiteFiles(shard) && { whole: { site, isPreview, pages } }) };
}

/** Files of features that look at all pages, by their paths below the output of the whole site. */
export async function featureFiles(parts: FeatureData[]): Promise<Map<string, string>> {
  const whole = parts.find((part) => part.whole)?.whole;
  if (!whole) return new Map();
  const factsAt = (place: number) => parts.map(({ facts }) => facts?.[place]).find(Boolean) ?? undefined;
  const pages = whole.pages.map((page, place) => ({ ...page, facts: factsAt(place) }));
  return filesOf((await loadFeatures()).filter(needsAllPages), featureSite(whole.site, whole.isPreview), pages);
}
