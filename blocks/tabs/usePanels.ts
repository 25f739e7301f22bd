import { type RefObject, useEffect, useRef, useState } from 'react';
import { panelAt } from './panelAt.ts';

/**
 * Which panel is shown: the one that the visitor chose, or the one that the address points to or into. The address
 * follows the choice, so that it can be passed on; it makes no step for Back, which leads off the page as before.
 * @param root the element whose children are the row of tabs and, behind it, the panels
 * @param ids anchors of the panels, undefined for those that have none
 */
export function usePanels(root: RefObject<HTMLElement | null>, ids: (string | undefined)[]) {
  const [shown, setShown] = useState(0);
  const isByAddress = useRef(false);
  const arrival = useRef<Element>(null);

  useEffect(() => {
    const follow = () => {
      const target = document.getElementById(location.hash.slice(1));
      const position = root.current ? panelAt(root.current, target) : undefined;
      if (position !== undefined) {
        // What was hidden until now is where the browser could not scroll to.
        if (target?.getClientRects().length === 0) arrival.current = target;
        setShown(position);
      } else if (!location.hash && isByAddress.current) setShown(0);
      isByAddress.current = position !== undefined;
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [root]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the panel is there only after it has been shown
  useEffect(() => {
    if (!arrival.current?.getClientRects().length) return;
    arrival.current.scrollIntoView();
    arrival.current = null;
  }, [shown]);

  const choose = (position: number) => {
    setShown(position);
    isByAddress.current = ids[position] !== undefined;
    if (ids[position]) history.replaceState(history.state, '', `#${ids[position]}`);
  };
  return { shown, choose };
}
