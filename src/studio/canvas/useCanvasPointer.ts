import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CanvasPage } from './canvasPage.ts';
import type { CanvasTarget } from './canvasTarget.ts';
import { listenToPointer, type TargetFinder } from './listenToPointer.ts';
import type { Point } from './typing/typingSession.ts';
import type { PageTyping } from './typing/usePageTyping.ts';

interface CanvasPointerActions extends Pick<PageTyping, 'begin' | 'isTyping'> {
  choose: (target: CanvasTarget | undefined) => void;
  isTrying: boolean;
}

/**
 * Target under the pointer; a click or double click there chooses it.
 * @param isKnown true if the trace has arrived; earlier clicks wait for it
 */
export function useCanvasPointer(
  page: CanvasPage,
  isKnown: boolean,
  { choose, begin, isTyping, isTrying }: CanvasPointerActions,
): CanvasTarget | undefined {
  const [hovered, setHovered] = useState<CanvasTarget>();
  const lastFinder = useRef<TargetFinder>(undefined);
  const pendingAction = useRef<() => void>(undefined);
  const chooseNow = useEffectEvent((find: TargetFinder, point?: Point) => {
    const target = find();
    choose(target);
    if (target && point) begin(target, point);
  });
  const chooseWhenKnown = useEffectEvent((find: TargetFinder, point?: Point) => {
    if (isKnown) chooseNow(find, point);
    else pendingAction.current = () => chooseNow(find, point);
  });
  const isForVisitors = useEffectEvent(() => isTrying);
  const isTypingAt = useEffectEvent(isTyping);
  useEffect(
    () =>
      listenToPointer(page, {
        hover: (find) => {
          lastFinder.current = find;
          setHovered(find());
        },
        select: (find) => chooseWhenKnown(find),
        type: (find, point) => chooseWhenKnown(find, point),
        isTrying: () => isForVisitors(),
        isTyping: (target) => isTypingAt(target),
      }),
    [page],
  );
  useEffect(() => {
    if (!isKnown) return;
    pendingAction.current?.();
    pendingAction.current = undefined;
    setHovered(lastFinder.current?.());
  }, [isKnown]);
  return hovered;
}
