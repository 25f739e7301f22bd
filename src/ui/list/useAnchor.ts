import { useCallback, useLayoutEffect, useState } from 'react';
import { onAddress } from './address.ts';

/** A part of the page that the address points to. */
interface Anchor {
  /** Without its `#`; empty where the address points to no part. */
  id: string;
  /** Nobody could see it when the address came to point to it, so the browser has not scrolled to it. */
  wasHidden: boolean;
}

const noAnchor: Anchor = { id: '', wasHidden: false };

/** The part of the page that the address points to, from hydration on; with what sets it until the address changes. */
export function useAnchor(): [anchor: Anchor, setAnchor: (id: string) => void] {
  const [anchor, setAnchor] = useState(noAnchor);
  useLayoutEffect(() => {
    const read = () => {
      const id = location.hash.slice(1);
      setAnchor({ id, wasHidden: document.getElementById(id)?.getClientRects().length === 0 });
    };
    read();
    return onAddress(read);
  }, []);
  return [anchor, useCallback((id) => setAnchor({ ...noAnchor, id }), [])];
}
