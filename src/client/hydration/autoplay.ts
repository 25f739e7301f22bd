import { preload } from '../preload.ts';
import type { Rule } from './rule.ts';

/** Milliseconds before its first move by which an island that moves by itself is hydrated. */
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
        preload(target);
        inView.unobserve(target);
        hydrate();
      };
      timers.set(target, setTimeout(start, Number(dataset.autoplay) - leadMs));
    }
  },
  { threshold: 0.5 },
);

/** Hydrates an island that moves by itself in time for its first move, counted from when it came into view. */
export const onAutoplay: Rule = (island, hydrate) => {
  waiting.set(island, hydrate);
  inView.observe(island);
};
