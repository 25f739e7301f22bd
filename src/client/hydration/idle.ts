import { isSlowConnection } from '../connection.ts';
import type { HydrationRule } from './hydrationRule.ts';

/** Runs work when the browser is idle. Safari cannot report that, so there it runs at once. */
export const runWhenIdle = (work: () => void): void => {
  (window.requestIdleCallback ?? setTimeout)(work);
};

/** Hydrates when the browser is idle after load; on slow connections at the first touch. */
export const hydrateWhenIdle: HydrationRule = (_, hydrate) => {
  if (!isSlowConnection()) runWhenIdle(hydrate);
};
