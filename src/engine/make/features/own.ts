import type { Feature } from './feature.ts';

export const own: Record<string, Feature> = {};
