import { decodeAddress } from '#shared/decodeAddress.ts';
import type { Place } from './places.ts';

/** Where the positions lie while another document is in the tab. */
const storageKey = 'lintel:scrolled-to';

/** How far each place in the history was scrolled when it was left, px, by its key. */
const positions: Record<string, number> = readPositions();

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
  } catch {
    return {};
  }
}

/** Notes how far the place on screen is scrolled, before it is left. */
export function noteScroll({ key }: Place): void {
  positions[key] = scrollY;
}

/** Scrolls to where a place was left; one that is new begins at its part, `#part`, or at the top. */
export function restoreScroll({ key, hash }: Place): void {
  const top = positions[key];
  const part = top === undefined && hash ? document.getElementById(decodeAddress(hash.slice(1))) : null;
  // At once, whatever the style sheet says of scrolling within a page.
  const behavior = 'instant';
  if (part) part.scrollIntoView({ behavior });
  else scrollTo({ top: top ?? 0, behavior });
}

/**
 * From now on only `restoreScroll` scrolls when one goes back. Each click notes how far the place is scrolled: when a link
 * to a part of it is heard of, the browser is on its way there.
 * @param shown gives the place on screen
 */
export function takeOverScrolling(shown: () => Place): void {
  const takeOver = () => {
    history.scrollRestoration = 'manual';
  };
  takeOver();
  addEventListener('click', () => noteScroll(shown()), { capture: true, passive: true });
  // The document may come back as it was.
  addEventListener('pageshow', takeOver);
  addEventListener('pagehide', () => {
    noteScroll(shown());
    // Whoever comes back to this document by loading it is scrolled by the browser.
    history.scrollRestoration = 'auto';
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(positions));
    } catch {
      // Nothing may be stored: going back across documents then ends at the top.
    }
  });
}
