import type { Site } from '#render/site.types.ts';
import type { PageEntry, PageFacts } from '../features/feature.ts';
import {
  type FeatureEdition,
  featureSite,
  filesOf,
  type LoadedFeature,
  loadFeatures,
  needsAllPages,
} from '../features/features.ts';
import { holdsSiteFiles, type Shard } from './shard.ts';

/** What a part says for features that look at all pages; nothing where there is no such feature. */
export interface FeatureData {
  /** What they remember of each published page of the site; null for those of other parts. */
  facts?: (PageFacts | null)[];
  /** In the first part: all else that they are given, by languages of the site. */
  whole?: { site: Site; isPreview: boolean; base: string; languageBase: string; pages: PageEntry[] }[];
}

/**
 * Gathers what the merge needs to make the files of features that look at all pages.
 * @param editions the site in its languages, with all published pages, those of this part with their facts
 */
export function featureDataOf(features: LoadedFeature[], editions: FeatureEdition[], shard: Shard): FeatureData {
  if (!features.some(needsAllPages)) return {};
  const facts = editions.flatMap(({ pages }) => pages.map((page) => page.facts ?? null));
  const whole = editions.map(({ site: { site, isPreview, base, languageBase }, pages }) => ({
    ...{ site, isPreview, base, languageBase },
    pages: pages.map(({ facts: _, ...page }) => page),
  }));
  return { facts, ...(holdsSiteFiles(shard) && { whole }) };
}

/** Files of features that look at all pages, by their paths below the output of the whole site. */
export async function featureFiles(parts: FeatureData[]): Promise<Map<string, string>> {
  const whole = parts.find((part) => part.whole)?.whole;
  if (!whole) return new Map();
  let place = 0;
  const factsOf = (at: number) => parts.map(({ facts }) => facts?.[at]).find(Boolean) ?? undefined;
  const editions = whole.map(({ site, isPreview, base, languageBase, pages }) => ({
    site: featureSite(site, isPreview, base, languageBase),
    pages: pages.map((page) => ({ ...page, facts: factsOf(place++) })),
  }));
  return filesOf((await loadFeatures()).filter(needsAllPages), editions);
}
