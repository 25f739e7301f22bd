import { useEffect, useRef, useState } from 'react';
import type { CanvasPage } from './canvasPage.ts';
import type { CanvasTarget } from './canvasTarget.ts';
import { listenToPointer, type TargetFinder } from './listenToPointer.ts';
import type { PageTyping } from './typing/usePageTyping.ts';

interface CanvasPointerActions extends Pick<PageTyping, 'begin' | 'isTyping'> {
  choose: (target: CanvasTarget | undefined) => void;
  /** The page reacts as it does for visitors. */
  isTrying: boolean;
}

/**
 * Listens to the pointer on a page.
 * @param isKnown true if the trace has arrived; earlier clicks wait for it
 * @returns the target under the pointer
 */
export function useCanvasPointer(
  page: CanvasPage,
  isKnown: boolean,
  actions: CanvasPointerActions,
): CanvasTarget | undefined {
  const [hovered, setHovered] = useState<CanvasTarget>();
  const latest = useRef({ isKnown, ...actions });
  latest.current = { isKnown, ...actions };
  const lastFinder = useRef<TargetFinder>(undefined);
  const pendingAction = useRef<() => void>(undefined);
  useEffect(() => {
    const whenKnown = (act: () => void) => {
      if (latest.current.isKnown) act();
      else pendingAction.current = act;
    };
    return listenToPointer(page, {
      hover: (find) => {
        lastFinder.current = find;
        setHovered(find());
      },
      select: (find) => whenKnown(() => latest.current.choose(find())),
      type: (find, point) =>
        whenKnown(() => {
          const target = find();
          latest.current.choose(target);
          if (target) latest.current.begin(target, point);
        }),
      isTrying: () => latest.current.isTrying,
      isTyping: (target) => latest.current.isTyping(target),
    });
  }, [page]);
  useEffect(() => {
    if (!isKnown) return;
    pendingAction.current?.();
    pendingAction.current = undefined;
    setHovered(lastFinder.current?.());
  }, [isKnown]);
  return hovered;
}
