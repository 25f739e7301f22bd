/*
 * Everything that starts with the visitor's first interaction, or when the browser is idle after load: islands are
 * hydrated when they come near the view, the shell is enhanced, links are followed without loading a document. The
 * inline loader fetches this module and calls its exports.
 */

import { armReveals } from './armReveals.ts';
import { enhanceShell } from './enhanceShell.ts';
import { followLinks } from './followLinks.ts';
import { hydrateAhead } from './hydration/visible.ts';
import { attachIslands, hydrateIslandAt as touchIsland } from './islands.ts';
import { listenForToasts } from './listenForToasts.ts';
import { loadMovingPictures } from './loadMovingPictures.ts';
import { revealLinkTarget } from './revealLinkTarget.ts';
import { openSearchByKey } from './shell/search.ts';

addEventListener('touchstart', (event) => touchIsland(event.target), { passive: true, capture: true });
addEventListener('pointerover', (event) => touchIsland(event.target), { passive: true, capture: true });
addEventListener('focusin', (event) => touchIsland(event.target), { passive: true, capture: true });
enhanceShell(document);
listenForToasts();
attachIslands(document);
loadMovingPictures(document);
revealLinkTarget();
addEventListener('hashchange', revealLinkTarget);
addEventListener('lintel:live', followLinks, { once: true });

let hasInteracted = false;

addEventListener('lintel:live', ({ target }) => {
  if (hasInteracted) armReveals(target as HTMLElement);
});

/** Handles the event that loaded this module: the first touch, or the first key. */
export function touch(event: Event): void {
  if (!hasInteracted) {
    hydrateAhead();
    // Nothing is hidden before the first interaction.
    armReveals(document);
  }
  hasInteracted = true;
  touchIsland(event.target);
  // Later, as other key listeners may handle it too.
  setTimeout(openSearchByKey, 0, event);
}

export { hydrate, press, takeOver } from './islands.ts';
