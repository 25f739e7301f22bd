import { isSlowConnection } from '../connection.ts';
import { preloadIsland } from '../preloadIsland.ts';
import type { HydrationRule } from './hydrationRule.ts';
import { runWhenIdle } from './idle.ts';

/** Distance from the view, in px, at which an island is hydrated once the visitor uses the page. */
const nearPx = 300;

const waiting = new WeakMap<Element, () => Promise<void>>();

const observeWithin = (px: number) =>
  new IntersectionObserver(
    (entries, observer) => {
      for (const { target, isIntersecting } of entries) {
        const hydrate = waiting.get(target);
        if (!isIntersecting || !hydrate) continue;
        preloadIsland(target);
        runWhenIdle(async () => {
          await hydrate();
          // After a failure it is tried again the next time that the island comes near the view.
          if ('live' in (target as HTMLElement).dataset) observer.unobserve(target);
        });
      }
    },
    { rootMargin: `${px}px 0px` },
  );

let observer = observeWithin(0);

/** Hydrates when the island is in or near the view and the browser is idle; on slow connections at the first touch. */
export const hydrateWhenVisible: HydrationRule = (island, hydrate) => {
  if (isSlowConnection()) return;
  waiting.set(island, hydrate);
  observer.observe(island);
};

/**
 * Hydrates islands before they come into view from now on. To be called at the visitor's first interaction: those who
 * only look at the top of a page fetch no code for what is below.
 */
export function hydrateAhead(): void {
  observer.disconnect();
  observer = observeWithin(nearPx);
  for (const island of document.querySelectorAll('[data-hydrate=visible]:not([data-live])'))
    if (waiting.has(island)) observer.observe(island);
}
