import { type RefObject, useEffect, useRef, useState } from 'react';
import { decodeAddress } from '#shared/decodeAddress.ts';
import { panelAt } from './panelAt.ts';

/**
 * The panel that is shown: the one that the visitor chose, or the one that the address points to or into. The address
 * follows the choice, so that it can be passed on; it makes no step for Back, which leads off the page as before.
 * @param root the element whose children are the row of tabs and, behind it, the panels
 * @param anchors ids in the panels that the address may have, undefined for panels without one
 */
export function usePanels(root: RefObject<HTMLElement | null>, anchors: (string | undefined)[]) {
  const [shown, setShown] = useState(0);
  const isByAddress = useRef(false);
  const hiddenTarget = useRef<Element>(null);

  useEffect(() => {
    const follow = () => {
      const target = document.getElementById(decodeAddress(location.hash.slice(1)));
      const position = root.current ? panelAt(root.current, target) : undefined;
      if (position !== undefined) {
        if (target?.getClientRects().length === 0) hiddenTarget.current = target;
        setShown(position);
      } else if (!location.hash && isByAddress.current) setShown(0);
      isByAddress.current = position !== undefined;
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [root]);

  // The browser could not scroll to what was hidden. Panels around it may be shown only after this one.
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
