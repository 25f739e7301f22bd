import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';

/** Router options of links in a dialog that closes, and would take the focus with it. */
export const focusOnArrival = { state: { takesFocus: true } };

/** Ref of an area's main element with `tabIndex={-1}`: it gets the focus after navigation with `focusOnArrival`. */
export function useFocusOnArrival(): (element: HTMLElement | null) => void {
  const { state } = useLocation();
  const takesFocus = (state as (typeof focusOnArrival)['state'] | null)?.takesFocus === true;
  return useCallback(
    (element) => {
      if (takesFocus) element?.focus();
    },
    [takesFocus],
  );
}
