import { useEffect } from 'react';

let isInField = false;

/** True while the focus is in a field of the page in the canvas. */
export const isFocusInFieldOfPage = (): boolean => isInField;

/** Records whether the focus of a page is in a field, until it is unmounted. */
export function useFocusInPage(isNow: boolean): void {
  useEffect(() => {
    isInField = isNow;
    return () => {
      isInField = false;
    };
  }, [isNow]);
}
