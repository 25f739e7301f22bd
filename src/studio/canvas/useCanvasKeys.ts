import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { CanvasPage } from './canvasPage.ts';
import type { CanvasTarget } from './canvasTarget.ts';
import { type CanvasKeyActions, handleCanvasKey } from './handleCanvasKey.ts';
import { stopEvent } from './listenToPointer.ts';

/**
 * Handles keys of the canvas wherever the focus is in it, and forwards the others to the studio.
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
