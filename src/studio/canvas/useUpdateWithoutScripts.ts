import morphdom from 'morphdom';
import { useEffect } from 'react';
import { onServerEvent } from '../editing/serverEvents.ts';
import type { CanvasPage } from './canvasPage.ts';

/** Updates a page that runs no scripts after each save; other pages update themselves (`client/dev.ts`). */
export function useUpdateWithoutScripts(page: CanvasPage, hasScripts: boolean): void {
  useEffect(() => {
    if (hasScripts) return;
    let latestRequest = 0;
    const controller = new AbortController();
    const update = async () => {
      const request = ++latestRequest;
      const response = await fetch(page.document.URL, { headers: { accept: 'text/html' }, cache: 'no-store' });
      const text = await response.text();
      // Another save has been announced meanwhile.
      if (request !== latestRequest) return;
      const newDocument = new DOMParser().parseFromString(text, 'text/html');
      morphdom(page.document.documentElement, newDocument.documentElement, { onBeforeElUpdated: mayMorph });
      page.window.dispatchEvent(new Event('lintel:followed'));
    };
    const stop = onServerEvent(({ kind }) => kind === 'saved' && void update());
    page.window.addEventListener('lintel:follow', update, { signal: controller.signal });
    return () => {
      latestRequest = -1;
      stop();
      controller.abort();
    };
  }, [page, hasScripts]);
}

/** @returns true except for an element that is typed into; opened details stay open */
function mayMorph(from: HTMLElement, to: HTMLElement): boolean {
  if (from.nodeName === 'DETAILS') to.toggleAttribute('open', from.hasAttribute('open'));
  return from.querySelector(':scope > [data-typing]') === null && !from.isEqualNode(to);
}
