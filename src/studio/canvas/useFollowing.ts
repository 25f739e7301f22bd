import morphdom from 'morphdom';
import { useEffect } from 'react';
import { onServerEvent } from '../editing/events.ts';
import type { LivePage } from './livePage.ts';

/** Has a page that runs no scripts follow what is saved; any other does so by itself (`client/dev.ts`). */
export function useFollowing(page: LivePage, hasScripts: boolean): void {
  useEffect(() => {
    if (hasScripts) return;
    let turn = 0;
    const ends = new AbortController();
    const follow = async () => {
      const own = ++turn;
      const response = await fetch(page.document.URL, { headers: { accept: 'text/html' }, cache: 'no-store' });
      const text = await response.text();
      // Another save has been announced meanwhile.
      if (own !== turn) return;
      const fresh = new DOMParser().parseFromString(text, 'text/html');
      morphdom(page.document.documentElement, fresh.documentElement, { onBeforeElUpdated: keepsGoing });
      page.window.dispatchEvent(new Event('lintel:followed'));
    };
    const stop = onServerEvent(({ kind }) => kind === 'saved' && void follow());
    page.window.addEventListener('lintel:follow', follow, { signal: ends.signal });
    return () => {
      turn = -1;
      stop();
      ends.abort();
    };
  }, [page, hasScripts]);
}

/** What is being typed stays, and so does what was opened. */
function keepsGoing(from: HTMLElement, to: HTMLElement): boolean {
  if (from.nodeName === 'DETAILS') to.toggleAttribute('open', from.hasAttribute('open'));
  return from.querySelector(':scope > [data-typing]') === null && !from.isEqualNode(to);
}
