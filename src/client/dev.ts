/*
 * Only in dev: an open page follows what is saved. The document is fetched again and compared with the one on
 * screen; live blocks are given their new properties and do not lose their state, everything else is patched in place.
 */
import morphdom from 'morphdom';
import type { DevState } from '#shared/devState.ts';
import { showBar } from './devBar.ts';
import { isInStudio } from './devHost.ts';
import { keepMoment } from './devMoment.ts';
import { showProblems, updateList } from './devOverlay.ts';
import { attach } from './islands.ts';
import { loadMovingPictures } from './movingPictures.ts';
import { isTakenOver, updateIsland } from './runtime.tsx';

import.meta.hot?.on('lintel:state', (state: DevState) => {
  if (isInStudio()) return;
  showProblems(state.here);
  updateList(state.all);
  showBar(state);
});

/** Another page has other problems, and needs other files. */
const ask = () => import.meta.hot?.send('lintel:ask', location.pathname + location.search);

import.meta.hot?.on('lintel:problems', ask);
addEventListener('lintel:page', ask);
ask();
keepMoment();

import.meta.hot?.on('lintel:update', () => {
  follow().catch((error) => console.error('The page could not be brought up to date.', error));
});

// It may have changed while this was on its way.
import.meta.hot?.send('lintel:ready');

let asked = 0;

/** Fetches this page as it is now, and makes the page on screen equal to it. */
async function follow(): Promise<void> {
  const turn = ++asked;
  const response = await fetch(location.href, { headers: { accept: 'text/html' }, cache: 'no-store' });
  const text = await response.text();
  // Another save has been announced meanwhile: what this one has brought may come after what that one brings.
  if (turn !== asked) return;
  const page = new DOMParser().parseFromString(text, 'text/html');
  const main = document.getElementById('main');
  const incoming = page.getElementById('main');
  if (!main && !incoming) return;
  // There has been no page here until now, or there is none any more.
  if (!main || !incoming) return location.reload();
  document.title = page.title;
  const [css, newCss] = [document.getElementById('page-css'), page.getElementById('page-css')];
  if (css && newCss && css.textContent !== newCss.textContent) css.textContent = newCss.textContent;
  for (const part of ['header', 'footer', '#main']) {
    const [old, fresh] = [document.querySelector(`body > ${part}`), page.querySelector(`body > ${part}`)];
    if (old && fresh)
      morphdom(old, fresh, { onBeforeElUpdated: (from, to) => keepsGoing(from, to), onBeforeNodeDiscarded: isOurs });
  }
  attach(main);
  loadMovingPictures(main);
  dispatchEvent(new Event('lintel:page'));
  // The studio looks what is where.
  dispatchEvent(new Event('lintel:followed'));
}

// The studio has let go of a text.
addEventListener('lintel:follow', () => void follow());

const isOurs = (node: Node) =>
  !(node instanceof Element && node.matches('vite-error-overlay,#lintel-problems,#lintel-bar'));

/** Tells whether the morph goes on into an element: not into what React owns, nor into what has not changed. */
function keepsGoing(from: HTMLElement, to: HTMLElement): boolean {
  const typing = from.querySelector('[data-typing]');
  if (typing) {
    // What somebody types in the studio comes back as it is saved; what is around it waits as long as it has to.
    return typing.parentElement !== from && !isTakenOver(from);
  }
  if (isTakenOver(from)) {
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
