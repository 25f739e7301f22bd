import { useCallback, useLayoutEffect, useState } from 'react';
import { decodeAddress } from '#shared/decodeAddress.ts';
import { subscribeToAddress } from './listAddress.ts';

/** The part of the page that the address points to. */
interface AddressAnchor {
  /** Fragment without its `#`; empty if there is none. */
  id: string;
  /** True if the element was hidden or absent when the address changed, so that the browser has not scrolled to it. */
  wasHidden: boolean;
}

const noAnchor: AddressAnchor = { id: '', wasHidden: false };

/**
 * The part of the page that the address points to, after hydration, and a setter that holds until the address changes.
 */
export function useAnchor(): [anchor: AddressAnchor, setAnchor: (id: string) => void] {
  const [anchor, setAnchor] = useState(noAnchor);
  useLayoutEffect(() => {
    const read = () => {
      const id = decodeAddress(location.hash.slice(1));
      setAnchor({ id, wasHidden: !document.getElementById(id)?.getClientRects().length });
    };
    read();
    return subscribeToAddress(read);
  }, []);
  return [anchor, useCallback((id) => setAnchor({ ...noAnchor, id }), [])];
}
