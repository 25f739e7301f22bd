/**
 * Module that a site's page features import as `lintel/feature`. Each is a folder of `features` with a `feature.ts`.
 */
import type { Json } from '#shared/json.ts';
import type { Feature } from './feature.ts';

export type { Feature, FeatureFiles, FeatureSite, FinishedPage, PageEntry, PolicySources } from './feature.ts';

/** Declares a page feature: the default export of `features/<name>/feature.ts`. It runs in Node only. */
export const defineFeature = <Facts extends Json>(feature: Feature<Facts>): Feature<Facts> => feature;
