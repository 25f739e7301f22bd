import type { HydrationRule } from './hydrationRule.ts';

/** Hydrates at once, on any connection. */
export const hydrateOnLoad: HydrationRule = (_, hydrate) => {
  hydrate();
};
