import { useEffect } from 'react';
import type { FramedPage } from '../framedPages/framedPage.ts';

let isInField = false;

/** True while the focus is in a field of the page in the canvas. */
export const isFocusInFieldOfPage = (): boolean => isInField || performance.now() < awaitedUntil;

/**
 * Records whether the focus of a page is in a field, until it is unmounted. From the wish to type into a text of the
 * page until its field has the focus, it counts as being there.
 */
export function useFocusInPage(page: FramedPage, isNow: boolean): void {
  useEffect(() => {
    isInField = isNow;
    if (isNow) awaitedUntil = 0;
    return () => {
      isInField = false;
    };
  }, [isNow]);
  useEffect(
    () =>
      page.on('wantsTyping', () => {
        awaitedUntil = performance.now() + maxWaitMs;
      }),
    [page],
  );
}

/** Longest time between the two, ms. */
const maxWaitMs = 2000;
let awaitedUntil = 0;
