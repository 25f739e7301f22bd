import type { Site } from '#render/site.types.ts';
import type { FeatureFacts, PageEntry } from '../features/feature.ts';
import {
  createFeatureFiles,
  type FeatureLocale,
  featureSite,
  type LoadedFeature,
  loadFeatures,
  needsAllPages,
} from '../features/features.ts';
import { containsSiteFiles, type Shard } from './shard.ts';

/** Data of a shard for features that need all pages; empty without such features. */
export interface FeatureData {
  /** Facts of each published page of the site; null for pages of other shards. */
  facts?: (FeatureFacts | null)[];
  /** All other inputs of features by locale, in the first shard only. */
  whole?: { site: Site; isPreview: boolean; base: string; languageBase: string; pages: PageEntry[] }[];
}

/** @param locales the site in each locale, with all published pages; those of this shard with their facts */
export function gatherFeatureData(features: LoadedFeature[], locales: FeatureLocale[], shard: Shard): FeatureData {
  if (!features.some(needsAllPages)) return {};
  const facts = locales.flatMap(({ pages }) => pages.map((page) => page.facts ?? null));
  const featureInputs = locales.map(({ site: { site, isPreview, base, languageBase }, pages }) => ({
    ...{ site, isPreview, base, languageBase },
    pages: pages.map(({ facts: _, feed: __, ...page }) => page),
  }));
  return { facts, ...(containsSiteFiles(shard) && { whole: featureInputs }) };
}

export async function createMergedFeatureFiles(parts: FeatureData[]): Promise<Map<string, string | Uint8Array>> {
  const featureInputs = parts.find((part) => part.whole)?.whole;
  if (!featureInputs) return new Map();
  let pageIndex = 0;
  const factsOf = (index: number) => parts.map(({ facts }) => facts?.[index]).find(Boolean) ?? undefined;
  const locales = featureInputs.map(({ site, isPreview, base, languageBase, pages }) => ({
    site: featureSite(site, isPreview, base, languageBase),
    pages: pages.map((page) => ({ ...page, facts: factsOf(pageIndex++) })),
  }));
  return createFeatureFiles((await loadFeatures()).filter(needsAllPages), locales);
}
