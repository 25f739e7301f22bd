import { useEffect } from 'react';
import type { FramedPage } from '../framedPages/framedPage.ts';
import { isTextOpening } from './openingText.ts';

/** Longest time from the wish to type into a text of the page until its field has the focus, ms. */
const maxWaitMs = 2000;

let isInField = false;
let expectedUntil = 0;

/** True while the focus is in a field of the page in the canvas. */
export const isFocusInFieldOfPage = (): boolean => isInField;

/** True while typing is about to begin on the page in the canvas: until it has, nothing else may take the focus. */
export const isTypingExpectedOnPage = (): boolean => performance.now() < expectedUntil || isTextOpening();

/** Records whether the focus of a page is in a field, or is about to be, until the page is unmounted. */
export function useFocusInPage(page: FramedPage, isNow: boolean): void {
  useEffect(() => {
    isInField = isNow;
    if (isNow) expectedUntil = 0;
    return () => {
      isInField = false;
    };
  }, [isNow]);
  useEffect(() => {
    const expect = () => {
      expectedUntil = performance.now() + maxWaitMs;
    };
    const stops = [
      page.on('wantsTyping', expect),
      page.on('chosen', ({ isToType }) => {
        if (isToType) expect();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [page]);
}
