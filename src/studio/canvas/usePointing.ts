import { useEffect, useRef, useState } from 'react';
import type { LivePage } from './livePage.ts';
import type { Pointed } from './pointed.ts';
import { type Find, takePointer } from './pointing.ts';
import type { PageTyping } from './typing/useTyping.ts';

/** What the pointer does. */
interface PointingActions extends Pick<PageTyping, 'begin' | 'isTyping'> {
  choose: (pointed: Pointed | undefined) => void;
  /** Whether the page reacts as it does for visitors. */
  isTrying: boolean;
}

/**
 * Takes the pointer on a page, and gives what it is over.
 * @param isKnown whether the server has said where the page is written: who is faster than that waits for it
 */
export function usePointing(page: LivePage, isKnown: boolean, actions: PointingActions): Pointed | undefined {
  const [hovered, setHovered] = useState<Pointed>();
  const now = useRef({ isKnown, ...actions });
  now.current = { isKnown, ...actions };
  const under = useRef<Find>(undefined);
  const waiting = useRef<() => void>(undefined);
  useEffect(() => {
    const whenKnown = (act: () => void) => {
      if (now.current.isKnown) act();
      else waiting.current = act;
    };
    return takePointer(page, {
      hover: (find) => {
        under.current = find;
        setHovered(find());
      },
      select: (find) => whenKnown(() => now.current.choose(find())),
      type: (find, point) =>
        whenKnown(() => {
          const pointed = find();
          now.current.choose(pointed);
          if (pointed) now.current.begin(pointed, point);
        }),
      isTrying: () => now.current.isTrying,
      isTyping: (target) => now.current.isTyping(target),
    });
  }, [page]);
  useEffect(() => {
    if (!isKnown) return;
    waiting.current?.();
    waiting.current = undefined;
    setHovered(under.current?.());
  }, [isKnown]);
  return hovered;
}
