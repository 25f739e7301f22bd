/*
 * The only script that runs before a visitor does something: inline in every page, about 2 kB.
 * It waits for the first sign of need, then fetches `live.ts`. It is compiled to one expression, with what it imports.
 */
import { loadNewerBuild } from './newerBuild.ts';

type Live = typeof import('./live.ts');

const { live, prefetch } = (document.currentScript as HTMLScriptElement).dataset;
let started: Promise<Live> | undefined;

const start = (use?: (module: Live) => unknown): Promise<unknown> => {
  started ??= import(/* @vite-ignore */ live as string);
  // What could not be fetched is asked for again at the next sign.
  return started.then(use, () => {
    started = undefined;
    return loadNewerBuild(live as string);
  });
};

for (const sign of ['pointerover', 'touchstart', 'keydown', 'focusin', 'scroll']) {
  addEventListener(sign, ({ target }) => start((module) => module.touch(target)), {
    once: true,
    passive: true,
    capture: true,
  });
}

// A click that comes before its block or the menu can react is stored, and repeated when it can.
addEventListener(
  'click',
  (event) => {
    const button = (event.target as Element).closest<HTMLElement>('button:not([popovertarget]),[role=tab]');
    const part = button?.closest<HTMLElement>(
      '[data-island]:not([data-live]),html:not([data-shell]) [data-navigation]',
    );
    if (!button || !part) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    start((module) => module.press(part, button));
  },
  true,
);

// A block that moves by itself wakes shortly before its first move, while it is in view.
const leadMs = 1500;
if (!matchMedia('(prefers-reduced-motion:reduce)').matches) {
  const timers = new Map<Element, number>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        clearTimeout(timers.get(target));
        const wake = () => start((module) => module.wake(target as HTMLElement));
        if (!isIntersecting) continue;
        const { dataset } = target as HTMLElement;
        // The block counts its first pause from here, not from when it woke.
        dataset.seen = String(performance.now());
        timers.set(target, setTimeout(wake, Number(dataset.autoplay) - leadMs));
      }
    },
    { threshold: 0.5 },
  );
  for (const block of document.querySelectorAll('[data-autoplay]')) observer.observe(block);
}

// While lines only move, a browser does not see that a lazy picture comes into view: all of them load beforehand.
const moving = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries)
      for (const image of isIntersecting ? target.querySelectorAll('img') : []) image.loading = 'eager';
  },
  { rootMargin: '1250px' },
);

addEventListener('load', () => {
  // A block that answers to the address wakes when the address says something.
  const speaks = location.search || location.hash ? ',[data-address]' : '';
  if (document.querySelector(`[data-hydrate=load],[data-hydrate=idle]${speaks}`)) start();
  const { saveData, effectiveType = '4g' } =
    (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection ?? {};
  if (saveData || effectiveType !== '4g') return;
  (window.requestIdleCallback ?? setTimeout)(() => {
    for (const href of prefetch?.split(' ') ?? []) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
    }
  });
});

// A page's own styles leave out the blocks in panels: they come when a panel opens, or before it opens by itself.
const dress = () => start((module) => module.loadStylesheet());

const watchLines = () => {
  for (const lines of document.querySelectorAll('[data-moves]')) moving.observe(lines);
};
watchLines();
addEventListener('lintel:page', watchLines);

// The panel that opens by itself does so once for each load, unless the visitor is faster or is on another page by then.
const panel = document.querySelector<HTMLElement>('[data-open-after]');
let isUntouched = true;
const isDue = () => isUntouched && panel?.dataset.openAfter;
addEventListener(
  'beforetoggle',
  ({ target }) => {
    if (target === panel) isUntouched = false;
    if ((target as Element).querySelector('[data-island]')) dress();
  },
  true,
);
const openByItself = () => {
  if (!panel || !isDue()) return;
  panel.dataset.byItself = '';
  panel.showPopover();
};
if (panel) setTimeout(() => isDue() && dress().then(openByItself), Number(panel.dataset.openAfter));
