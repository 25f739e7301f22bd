import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isSameLocation } from '#shared/pointer.ts';
import type { CanvasPage } from './canvasPage.ts';
import { type CanvasTarget, enclosingBlockOf, targetOfFrame, targetOfNode } from './canvasTarget.ts';
import { visibleFrames, visibleValues } from './findOnPage.ts';
import { stopEvent } from './listenToPointer.ts';
import { rectOf } from './rects.ts';

interface CanvasKeyActions {
  select: (target: CanvasTarget | undefined) => void;
  type: (target: CanvasTarget) => void;
}

/**
 * Handles keys of the canvas, and forwards the others to the studio.
 * @param isOff true if the page gets the keys itself
 */
export function useCanvasKeys(
  page: CanvasPage,
  canvas: RefObject<HTMLElement | null>,
  { selected, isOff, ...actions }: CanvasKeyActions & { selected: CanvasTarget | undefined; isOff: () => boolean },
): void {
  const handle = (event: KeyboardEvent) => handleCanvasKey(event, page, selected, actions);
  const onCanvas = useEffectEvent((event: KeyboardEvent) => {
    if (event.target === event.currentTarget && !isOff() && handle(event)) event.preventDefault();
  });
  const onPage = useEffectEvent((event: KeyboardEvent) => {
    if (isOff()) return;
    // A focused link or field of the page has priority.
    const isFree = page.document.activeElement === page.document.body;
    if ((isFree || event.key === 'Escape') && handle(event)) stopEvent(event);
    else if ((isFree && isStudioShortcut(event)) || event.ctrlKey || event.metaKey || event.altKey)
      if (!forwardToStudio(event)) stopEvent(event);
  });
  useEffect(() => {
    const section = canvas.current;
    const controller = new AbortController();
    section?.addEventListener('keydown', onCanvas, { signal: controller.signal });
    page.window.addEventListener('keydown', onPage, { capture: true, signal: controller.signal });
    return () => controller.abort();
  }, [page, canvas]);
}

/** Shortcuts of the studio without Ctrl or Alt. */
const isStudioShortcut = ({ key }: KeyboardEvent): boolean => key === '/' || key === 'Delete' || key === '?';

/** @returns false if the studio has handled the shortcut */
const forwardToStudio = (event: KeyboardEvent): boolean =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', event));

const stepsByKey: Record<string, { among: 'blocks' | 'values'; by: 1 | -1 }> = {
  ArrowDown: { among: 'blocks', by: 1 },
  ArrowUp: { among: 'blocks', by: -1 },
  ArrowRight: { among: 'values', by: 1 },
  ArrowLeft: { among: 'values', by: -1 },
};

/**
 * Arrows up and down select the next block, left and right the next value. Tab selects the next value, and leaves the
 * canvas after the last. Enter starts typing, Escape selects the enclosing block.
 * @returns false for keys without a meaning here
 */
function handleCanvasKey(
  { key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent,
  page: CanvasPage,
  selected: CanvasTarget | undefined,
  { select, type }: CanvasKeyActions,
): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  if (key === 'Escape' && selected) {
    select(enclosingBlockOf(selected));
    return true;
  }
  if (key === 'Enter' && selected?.shown) {
    type(selected);
    return true;
  }
  const step = key === 'Tab' && selected ? { among: 'values' as const, by: shiftKey ? -1 : 1 } : stepsByKey[key];
  if (!step || (shiftKey && key !== 'Tab')) return false;
  const all: CanvasTarget[] =
    step.among === 'blocks'
      ? visibleFrames(page.sourceMap).map(targetOfFrame)
      : visibleValues(page.sourceMap).flatMap((shown) => targetOfNode(page.sourceMap, shown) ?? []);
  const next = nextTarget(all, selected, step.by, page.window.innerHeight);
  if (next) select(next);
  return next !== undefined;
}

function nextTarget(
  all: CanvasTarget[],
  selected: CanvasTarget | undefined,
  by: number,
  height: number,
): CanvasTarget | undefined {
  const firstInView = all.find((one) => isInView(one, height)) ?? all[0];
  if (!selected) return firstInView;
  const exact = all.findIndex((one) => isSameTarget(one, selected));
  // The selection may have been rendered anew since, and a value may consist of several pieces.
  const isSame = (one: CanvasTarget) => one.frame === selected.frame && isSameLocation(one.place, selected.place);
  const index = exact !== -1 ? exact : by > 0 ? all.findLastIndex(isSame) : all.findIndex(isSame);
  if (index !== -1) return all[index + by];
  // From a value to blocks or back: starts with the enclosing block or the first value inside.
  const inside = all.findIndex(({ frame, shown }) =>
    shown ? selected.frame?.contains(shown) : frame === selected.frame,
  );
  if (inside === -1) return firstInView;
  const isBlock = all[inside]?.shown === undefined;
  return all[isBlock || by < 0 ? inside + by : inside];
}

const isSameTarget = (one: CanvasTarget, other: CanvasTarget): boolean =>
  one.shown === other.shown && one.frame === other.frame && !other.parts && isSameLocation(one.place, other.place);

const isInView = (target: CanvasTarget, height: number): boolean => {
  const rect = rectOf(target);
  return rect !== undefined && rect.bottom > 0 && rect.top < height;
};
