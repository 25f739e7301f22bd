import { type RefObject, useEffect, useRef, useState } from 'react';
import { decodeAddress } from '#shared/decodeAddress.ts';
import { panelIndexOf } from './panelIndexOf.ts';

/**
 * The shown panel: the one that the visitor chose, or the one that the address points to or into. The choice is written
 * into the address, so that the link can be shared. It is no step for Back, which leaves the page as before.
 * @param root the element whose children are the row of tabs and, after it, the panels
 * @param anchors fragments of the panels, undefined for panels without one
 */
export function useShownPanel(root: RefObject<HTMLElement | null>, anchors: (string | undefined)[]) {
  const [shown, setShown] = useState(0);
  const isByAddress = useRef(false);
  const hiddenTarget = useRef<Element>(null);

  useEffect(() => {
    const showTarget = () => {
      const target = document.getElementById(decodeAddress(location.hash.slice(1)));
      const position = root.current ? panelIndexOf(root.current, target) : undefined;
      if (position !== undefined) {
        if (target?.getClientRects().length === 0) hiddenTarget.current = target;
        setShown(position);
      } else if (!location.hash && isByAddress.current) setShown(0);
      isByAddress.current = position !== undefined;
    };
    showTarget();
    addEventListener('hashchange', showTarget);
    return () => removeEventListener('hashchange', showTarget);
  }, [root]);

  // The browser could not scroll to the hidden target. Panels around it may be shown only after this one.
  useEffect(() => {
    const target = hiddenTarget.current;
    hiddenTarget.current = null;
    if (target) requestAnimationFrame(() => target.scrollIntoView());
  });

  const choose = (position: number) => {
    setShown(position);
    const anchor = anchors[position];
    isByAddress.current = anchor !== undefined;
    if (anchor) history.replaceState(history.state, '', `#${anchor}`);
  };
  return { shown, choose };
}
