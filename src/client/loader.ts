/*
 * Inline script of every page. It holds input before a block is interactive, waits for the first interaction, and then
 * fetches `live.ts`. It is compiled to one expression, together with its imports.
 */
import { isSlowConnection } from './connection.ts';
import { holdInput, replayNatively } from './heldInput.ts';
import { inactiveIslandAt } from './inactiveIsland.ts';
import { preloadIsland } from './preloadIsland.ts';
import { reloadIfNewerBuild } from './reloadForNewerBuild.ts';

type Live = typeof import('./live.ts');

const { live } = (document.currentScript as HTMLScriptElement).dataset;
const root = document.documentElement.dataset;
let started: Promise<Live> | undefined;

const start = (use?: (module: Live) => unknown): Promise<unknown> => {
  started ??= import(/* @vite-ignore */ live as string).then((module: Live) => {
    module.takeOver(held);
    return module;
  });
  // After a failure the next press, or interaction of another kind, fetches it again.
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
      return reloadIfNewerBuild(live as string).then(() => replayNatively(missed));
    },
  );
};

/** Kinds of interaction of which none has happened yet. */
const signs = new Set(['pointerover', 'touchstart', 'keydown', 'focusin', 'scroll']);
for (const sign of signs) {
  addEventListener(
    sign,
    (event) => {
      // Also after the first: the mouse may lie elsewhere on the page when it opens, and reach an island later.
      const island = inactiveIslandAt(event.target);
      if (island) preloadIsland(island);
      if (signs.delete(sign)) start((module) => module.touch(event));
    },
    { passive: true, capture: true },
  );
}

const held = holdInput((island, control) => {
  // Shows that the press was received, until it is replayed or fails.
  control.ariaBusy = 'true';
  preloadIsland(island);
  start((module) => module.hydrate(island));
});

// The shell has its own code.
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
  // A form or a list that reads the address is hydrated when the address has parameters or a fragment.
  const addressed = location.search || location.hash ? ',[data-address]' : '';
  const immediate = isSlowConnection() ? '[data-autoplay]' : '[data-hydrate]:not([data-hydrate=interaction])';
  if (!document.querySelector(`[data-hydrate=load],[data-moves],${immediate}${addressed}`)) return;
  (window.requestIdleCallback ?? setTimeout)(() => start());
});

// The browser does not close a manual popover on Escape, and the panel may be open before any other script is loaded.
addEventListener('keydown', ({ key, defaultPrevented }) => {
  if (key !== 'Escape' || defaultPrevented || document.querySelector('dialog[open],[popover=auto]:popover-open'))
    return;
  document.querySelector<HTMLElement>('[data-enquiry]:popover-open')?.hidePopover();
});

// The panel opens by itself once per load, unless the visitor has opened it or has left the page by then.
const panel = document.querySelector<HTMLElement>('[data-open-after]');
let isUntouched = true;
if (panel) {
  panel.addEventListener('beforetoggle', () => {
    isUntouched = false;
    start();
  });
  setTimeout(() => {
    if (!isUntouched || !panel.dataset.openAfter) return;
    // A bar, if it could cover what has the focus.
    panel.dataset.byItself = document.querySelector(':focus-visible') ? 'low' : '';
    panel.showPopover();
  }, Number(panel.dataset.openAfter));
}
