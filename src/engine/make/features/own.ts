import type { Feature } from './feature.ts';

/** Page features of the site's own, by the names of their folders. */
export const own: Record<string, Feature> = {};
