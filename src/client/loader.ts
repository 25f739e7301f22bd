/*
 * The script that is inline in every page. It holds what comes before a block can react, waits for the first sign of
 * need, and then fetches `live.ts`. It is compiled to one expression, with what it imports.
 */
import { isSlow } from './connection.ts';
import { holdInput, pressAgain } from './heldInput.ts';
import { islandAt } from './islandAt.ts';
import { loadNewerBuild } from './newerBuild.ts';
import { preload } from './preload.ts';

type Live = typeof import('./live.ts');

const { live } = (document.currentScript as HTMLScriptElement).dataset;
const root = document.documentElement.dataset;
let started: Promise<Live> | undefined;

const start = (use?: (module: Live) => unknown): Promise<unknown> => {
  started ??= import(/* @vite-ignore */ live as string).then((module: Live) => {
    module.takeOver(held);
    return module;
  });
  // What could not be fetched is asked for again at the next sign.
  return started.then(
    (module) => {
      delete root.failed;
      return use?.(module);
    },
    () => {
      started = undefined;
      root.failed = '';
      const missed = held.splice(0);
      for (const { control } of missed) control.ariaBusy = null;
      return loadNewerBuild(live as string).then(() => pressAgain(missed));
    },
  );
};

for (const sign of ['pointerover', 'touchstart', 'keydown', 'focusin', 'scroll']) {
  addEventListener(
    sign,
    (event) => {
      const island = islandAt(event.target);
      if (island) preload(island);
      start((module) => module.touch(event));
    },
    { once: true, passive: true, capture: true },
  );
}

const held = holdInput((island, control) => {
  // Says that it was heard, until it is replayed or cannot be.
  control.ariaBusy = 'true';
  preload(island);
  start((module) => module.hydrate(island));
});

// The shell has code of its own.
addEventListener(
  'click',
  (event) => {
    const button = (event.target as Element).closest<HTMLElement>('button:not([popovertarget])');
    const part = button?.closest<HTMLElement>('html:not([data-shell]) :is([data-navigation],[data-search])');
    if (!button || !part) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    button.ariaBusy = 'true';
    start((module) => module.press(part, button)).then(() => {
      button.ariaBusy = null;
    });
  },
  true,
);

addEventListener('load', () => {
  // A form or a list that follows the address is hydrated when the address says something.
  const speaks = location.search || location.hash ? ',[data-address]' : '';
  const unasked = isSlow() ? '[data-autoplay]' : '[data-hydrate]:not([data-hydrate=interaction])';
  if (!document.querySelector(`[data-hydrate=load],[data-moves],${unasked}${speaks}`)) return;
  (window.requestIdleCallback ?? setTimeout)(() => start());
});

// The browser does not close a manual popover on Escape, and it is open before any other script is there.
addEventListener('keydown', ({ key, defaultPrevented }) => {
  if (key !== 'Escape' || defaultPrevented || document.querySelector('dialog[open],[popover=auto]:popover-open'))
    return;
  document.querySelector<HTMLElement>('[data-enquiry]:popover-open')?.hidePopover();
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
