import { isSlowConnection } from '../connection.ts';
import { preloadIsland } from '../preloadIsland.ts';
import type { HydrationRule } from './hydrationRule.ts';
import { runWhenIdle } from './idle.ts';

/** Distance from the view at which an island is hydrated, in px. */
const nearPx = 300;

const waiting = new WeakMap<Element, () => Promise<void>>();

const nearby = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      const hydrate = waiting.get(target);
      if (!isIntersecting || !hydrate) continue;
      preloadIsland(target);
      runWhenIdle(async () => {
        await hydrate();
        // After a failure it is tried again the next time that the island comes near the view.
        if ('live' in (target as HTMLElement).dataset) nearby.unobserve(target);
      });
    }
  },
  { rootMargin: `${nearPx}px 0px` },
);

/** Hydrates when the island is near the view and the browser is idle; on slow connections at the first touch. */
export const hydrateWhenVisible: HydrationRule = (island, hydrate) => {
  if (isSlowConnection()) return;
  waiting.set(island, hydrate);
  nearby.observe(island);
};
