/*
 * Only in dev: an open page follows saved changes. The document is fetched again and compared with the one on screen.
 * Live blocks get their new properties and keep their state; everything else is patched in place.
 */
import morphdom from 'morphdom';
import type { DevState } from '#shared/devState.ts';
import { showBar } from './devBar.ts';
import { watchFailures } from './devFailures.ts';
import { showProblems, updateProblemList } from './devOverlay.ts';
import { isInStudio } from './devPage.ts';
import { drawPrompts } from './drawPrompts.ts';
import { attachIslands } from './islands.ts';
import { keepViewInLinks } from './keepViewInLinks.ts';
import { loadMovingPictures } from './loadMovingPictures.ts';
import { isHydrated, updateIsland } from './runtime.tsx';

/** Texts of the overlay: the checker's, and that of an error in this browser. */
const texts = { here: '', failure: '' };

function show(change: Partial<typeof texts>): void {
  Object.assign(texts, change);
  showProblems([texts.failure, texts.here].filter(Boolean).join('\n\n'));
}

const forgetFailures = isInStudio() ? undefined : watchFailures((failure) => show({ failure }));

import.meta.hot?.on('lintel:state', (state: DevState) => {
  if (isInStudio()) return;
  show({ here: state.here });
  updateProblemList(state.all);
  showBar(state);
});

/** Each page has its own problems and dependencies. */
const requestState = () => import.meta.hot?.send('lintel:ask', location.pathname + location.search);

import.meta.hot?.on('lintel:problems', requestState);
addEventListener('lintel:page', requestState);
requestState();
keepViewInLinks();
drawPrompts();

const follow = () => {
  updatePage().catch((error) => console.error('The page could not be brought up to date.', error));
};

import.meta.hot?.on('lintel:update', follow);

// The page may have changed while this script was loading.
import.meta.hot?.send('lintel:ready');

let latestUpdate = 0;

/** Fetches this page again, and updates the page on screen to match it. */
async function updatePage(): Promise<void> {
  const updateNumber = ++latestUpdate;
  const { pathname, search } = location;
  const response = await fetch(pathname + search, { headers: { accept: 'text/html' }, cache: 'no-store' });
  const text = await response.text();
  // A later save has been announced: this response may arrive after its response.
  if (updateNumber !== latestUpdate) return;
  // The visitor has gone on to another page, which may have been fetched before it was saved.
  if (location.pathname !== pathname || location.search !== search) return updatePage();
  const page = new DOMParser().parseFromString(text, 'text/html');
  const main = document.getElementById('main');
  const incoming = page.getElementById('main');
  if (!main && !incoming) return;
  // The page has just been created or deleted.
  if (!main || !incoming) return location.reload();
  // Other properties of its blocks. After an edit of code, what has failed with the new code is still wrong.
  if (main.dataset.islands !== incoming.dataset.islands) forgetFailures?.();
  document.title = page.title;
  const [css, newCss] = [document.getElementById('page-css'), page.getElementById('page-css')];
  if (css && newCss && css.textContent !== newCss.textContent) css.textContent = newCss.textContent;
  for (const part of ['header', 'footer', '#main']) {
    const [old, fresh] = [document.querySelector(`body > ${part}`), page.querySelector(`body > ${part}`)];
    if (old && fresh)
      morphdom(old, fresh, {
        onBeforeElUpdated: (from, to) => shouldMorph(from, to),
        onBeforeNodeDiscarded: isDiscardable,
      });
  }
  attachIslands(main);
  loadMovingPictures(main);
  dispatchEvent(new Event('lintel:page'));
  // The studio records the positions of the elements.
  dispatchEvent(new Event('lintel:followed'));
}

// The studio has changed something; it may have asked before this script was there.
addEventListener('lintel:follow', follow);
if (document.documentElement.dataset.follow !== undefined) follow();

const isDiscardable = (node: Node) =>
  !(node instanceof Element && node.matches('vite-error-overlay,#lintel-problems,#lintel-bar'));

/** @returns true if the morph goes on into an element: not if React owns it, nor if it has not changed */
function shouldMorph(from: HTMLElement, to: HTMLElement): boolean {
  const typing = from.querySelector('[data-typing]');
  if (typing) {
    // Text typed in the studio comes back as it is saved; its surroundings are updated later.
    return typing.parentElement !== from && !isHydrated(from);
  }
  if (isHydrated(from)) {
    if (from.dataset.block === to.dataset.block) {
      from.dataset.at = to.dataset.at;
      updateIsland(from, to);
    } else from.replaceWith(document.importNode(to, true));
    return false;
  }
  if (from instanceof HTMLDetailsElement) to.toggleAttribute('open', from.open);
  if (from.matches('[popover]:popover-open')) return false;
  return !from.isEqualNode(to);
}
