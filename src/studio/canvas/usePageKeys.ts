import { type RefObject, useEffect, useRef } from 'react';
import { type KeyActions, takeKey } from './keyboard.ts';
import type { LivePage } from './livePage.ts';
import type { Pointed } from './pointed.ts';

/**
 * Takes keys for the canvas, wherever in it the focus is, and passes on to the studio those that mean nothing here.
 * @param isOff whether the page has the keys for itself
 */
export function usePageKeys(
  page: LivePage,
  canvas: RefObject<HTMLElement | null>,
  { selected, isOff, ...actions }: KeyActions & { selected: Pointed | undefined; isOff: () => boolean },
): void {
  const now = useRef({ selected, isOff, actions });
  now.current = { selected, isOff, actions };
  useEffect(() => {
    const take = (event: KeyboardEvent) => takeKey(event, page, now.current.selected, now.current.actions);
    const onCanvas = (event: KeyboardEvent) => {
      if (event.target === event.currentTarget && !now.current.isOff() && take(event)) event.preventDefault();
    };
    const onPage = (event: KeyboardEvent) => {
      if (now.current.isOff()) return;
      // A link or field of the page that has the focus keeps what keys are for there.
      const isFree = page.document.activeElement === page.document.body;
      if ((isFree || event.key === 'Escape') && take(event)) stop(event);
      else if ((isFree && isOfStudio(event)) || event.ctrlKey || event.metaKey || event.altKey)
        if (!passOn(event)) stop(event);
    };
    const section = canvas.current;
    const ends = new AbortController();
    section?.addEventListener('keydown', onCanvas, { signal: ends.signal });
    page.window.addEventListener('keydown', onPage, { capture: true, signal: ends.signal });
    return () => ends.abort();
  }, [page, canvas]);
}

/** Keys without Ctrl or Alt that are shortcuts of the studio. */
const isOfStudio = ({ key }: KeyboardEvent): boolean => key === '/' || key === 'Delete' || key === '?';

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Gives a shortcut to the studio; false when it was one. */
const passOn = (event: KeyboardEvent): boolean => document.body.dispatchEvent(new KeyboardEvent('keydown', event));
