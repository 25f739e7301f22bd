import { preloadIsland } from '../preloadIsland.ts';
import type { HydrationRule } from './hydrationRule.ts';

/** Milliseconds before its first move at which an island with autoplay is hydrated. */
const leadMs = 1500;

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();
const waiting = new WeakMap<Element, () => Promise<void>>();

const inView = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(timers.get(target));
      const hydrate = waiting.get(target);
      if (!isIntersecting || !hydrate) continue;
      const { dataset } = target as HTMLElement;
      // The block counts its first pause from here.
      dataset.seen = String(performance.now());
      const start = () => {
        preloadIsland(target);
        inView.unobserve(target);
        hydrate();
      };
      timers.set(target, setTimeout(start, Number(dataset.autoplay) - leadMs));
    }
  },
  { threshold: 0.5 },
);

/** Hydrates an island with autoplay in time for its first move, counted from when it came into view. */
export const hydrateBeforeAutoplay: HydrationRule = (island, hydrate) => {
  waiting.set(island, hydrate);
  inView.observe(island);
};
