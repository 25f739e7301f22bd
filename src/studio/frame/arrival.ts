import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';

/** Given to the router by what leads to an area from a dialog that is gone by then, and with it the focus. */
export const arrival = { state: { takesFocus: true } };

/** Ref of what an area is about, `tabIndex={-1}`: it takes the focus when it comes, where `arrival` led to it. */
export function useArrival(): (element: HTMLElement | null) => void {
  const { state } = useLocation();
  const takesFocus = (state as (typeof arrival)['state'] | null)?.takesFocus === true;
  return useCallback(
    (element) => {
      if (takesFocus) element?.focus();
    },
    [takesFocus],
  );
}
