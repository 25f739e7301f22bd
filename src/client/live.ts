/*
 * All that happens once a visitor has given a sign of life, or the browser rests after load: islands are hydrated when they come
 * near the view, the shell gets its comforts, links are followed without loading a document. The inline loader fetches this
 * and calls what it exports.
 */
import { attach, touch as touchIsland } from './islands.ts';
import { followLinks } from './links.ts';
import { loadMovingPictures } from './movingPictures.ts';
import { armReveals } from './reveal.ts';
import { openByKey } from './shell/search.ts';
import { enhanceShell } from './shell.ts';
import { showToasts } from './showToasts.ts';
import { showTarget } from './target.ts';

addEventListener('touchstart', (event) => touchIsland(event.target), { passive: true, capture: true });
addEventListener('pointerover', (event) => touchIsland(event.target), { passive: true, capture: true });
addEventListener('focusin', (event) => touchIsland(event.target), { passive: true, capture: true });
enhanceShell(document);
showToasts();
attach(document);
loadMovingPictures(document);
showTarget();
addEventListener('hashchange', showTarget);
addEventListener('lintel:live', followLinks, { once: true });

let hasSign = false;

addEventListener('lintel:live', ({ target }) => {
  if (hasSign) armReveals(target as HTMLElement);
});

/** Does what was asked for before this was here: by the first touch, or the first key. */
export function touch(event: Event): void {
  // Nothing is hidden before a sign of life.
  if (!hasSign) armReveals(document);
  hasSign = true;
  touchIsland(event.target);
  // Later, as what listens for keys may hear of it too.
  setTimeout(openByKey, 0, event);
}

export { hydrate, press, takeOver } from './islands.ts';
