import type { Feature } from './feature.ts';

export const custom: Record<string, Feature> = {};
