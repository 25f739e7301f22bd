import type { Feature } from './feature.ts';

/** Page features of the site, by folder name. */
export const own: Record<string, Feature> = {};
