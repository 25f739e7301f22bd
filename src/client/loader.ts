/*
 * The script that is inline in every page, about 2 kB. It waits for the first sign of need, then fetches `live.ts`.
 * It is compiled to one expression, with what it imports.
 */
import { hasModifier } from './hasModifier.ts';
import { loadNewerBuild } from './newerBuild.ts';
import { preload } from './preload.ts';
import { asleep, touchedIsland } from './touchedIsland.ts';

type Live = typeof import('./live.ts');

const { live } = (document.currentScript as HTMLScriptElement).dataset;
let started: Promise<Live> | undefined;

const later = document.querySelector<HTMLLinkElement>('link[media=print]');
if (later) {
  later.media = '';
  later.onerror = () => later.remove();
}

const start = (use?: (module: Live) => unknown): Promise<unknown> => {
  started ??= import(/* @vite-ignore */ live as string);
  // What could not be fetched is asked for again at the next sign.
  return started.then(use, () => {
    started = undefined;
    return loadNewerBuild(live as string);
  });
};

for (const sign of ['pointerover', 'touchstart', 'keydown', 'focusin', 'scroll']) {
  addEventListener(
    sign,
    (event) => {
      const island = touchedIsland(event.target);
      if (island) preload(island);
      start((module) => module.touch(event));
    },
    { once: true, passive: true, capture: true },
  );
}

// A click that comes before what it is for can react is stored, and repeated when it can.
addEventListener(
  'click',
  (event) => {
    const { documentElement: root } = document;
    const button = (event.target as Element).closest<HTMLElement>('button:not([popovertarget]),a[data-act]');
    if (!button) return;
    const isAct = 'act' in button.dataset;
    const part = isAct ? root : button.closest<HTMLElement>(`${asleep},html:not([data-shell]) [data-navigation]`);
    if (!part || (isAct && 'acts' in root.dataset) || ('href' in button && hasModifier(event))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // Says that it was heard, until it was answered or cannot be.
    button.ariaBusy = 'true';
    if (part.matches(asleep)) preload(part);
    start((module) => module.press(part, button)).then(() => {
      button.ariaBusy = null;
    });
  },
  true,
);

addEventListener('load', () => {
  // A form that answers to the address wakes when the address says something.
  const speaks = location.search || location.hash ? ',[data-address]' : '';
  if (document.querySelector(`[data-hydrate=load],[data-hydrate=idle]${speaks}`)) start();
  const inView = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      preload(target);
      start();
    }
  });
  for (const island of document.querySelectorAll('[data-hydrate=visible]')) inView.observe(island);
});

// The panel that opens by itself does so once for each load, unless the visitor is faster or is on another page by then.
const panel = document.querySelector<HTMLElement>('[data-open-after]');
let isUntouched = true;
if (panel) {
  panel.addEventListener('beforetoggle', () => {
    isUntouched = false;
    start();
  });
  setTimeout(() => {
    if (!isUntouched || !panel.dataset.openAfter) return;
    panel.dataset.byItself = '';
    panel.showPopover();
  }, Number(panel.dataset.openAfter));
}
