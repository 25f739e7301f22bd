import { isSlow } from '../connection.ts';
import { preload } from '../preload.ts';
import { whenIdle } from './idle.ts';
import type { Rule } from './rule.ts';

/** Distance from the view, px, at which an island is hydrated. */
const nearPx = 300;

const waiting = new WeakMap<Element, () => Promise<void>>();

const nearby = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      const hydrate = waiting.get(target);
      if (!isIntersecting || !hydrate) continue;
      preload(target);
      whenIdle(async () => {
        await hydrate();
        // Where it has failed, it is tried again the next time that the island comes near.
        if ('live' in (target as HTMLElement).dataset) nearby.unobserve(target);
      });
    }
  },
  { rootMargin: `${nearPx}px 0px` },
);

/** Hydrates when the island is near the view and the browser rests; on slow connections at the first touch. */
export const onVisible: Rule = (island, hydrate) => {
  if (isSlow()) return;
  waiting.set(island, hydrate);
  nearby.observe(island);
};
