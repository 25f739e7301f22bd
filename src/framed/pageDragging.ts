import type { FileLocation } from '#shared/studio.ts';
import { locationOfFrame } from './canvasTarget.ts';
import { stopEvent } from './pagePointer.ts';
import { isElement } from './pageRegions.ts';

/** Distance after which a pressed mouse drags, px. */
const thresholdPx = 6;

interface DragHandlers {
  isOff: (event: MouseEvent) => boolean;
  /** @returns the frame of the selected block */
  selected: () => HTMLElement | undefined;
  over: (block: FileLocation, x: number, y: number) => void;
  /** @param isDropped false if the drag was given up */
  end: (isDropped: boolean) => void;
}

/**
 * Drags blocks of this page with the mouse, until a signal: the selected one if it is pressed, else the innermost one.
 * Fingers scroll the page; for them the studio has a grip.
 */
export function listenToDragging({ isOff, selected, over, end }: DragHandlers, signal: AbortSignal): void {
  const on = <Type extends keyof WindowEventMap>(type: Type, listener: (event: WindowEventMap[Type]) => void) =>
    addEventListener(type, listener, { capture: true, signal });
  let pressed: { block: FileLocation; x: number; y: number } | undefined;
  let isDragging = false;
  /** True until the click that the end of a drag causes. */
  let hasDragged = false;
  const stop = (isDropped: boolean) => {
    pressed = undefined;
    if (!isDragging) return;
    isDragging = false;
    end(isDropped);
  };
  on('pointerdown', (event) => {
    hasDragged = false;
    if (event.pointerType !== 'mouse' || event.button !== 0 || isOff(event) || !isElement(event.target)) return;
    const chosen = selected();
    const frame = chosen?.contains(event.target) ? chosen : event.target.closest<HTMLElement>('[data-at]');
    pressed = frame ? { block: locationOfFrame(frame), x: event.clientX, y: event.clientY } : undefined;
  });
  on('pointermove', (event) => {
    if (!pressed) return;
    const { clientX, clientY } = event;
    if (!isDragging && Math.hypot(clientX - pressed.x, clientY - pressed.y) < thresholdPx) return;
    // Also outside of the frame, until the button is released.
    if (!isDragging) document.documentElement.setPointerCapture(event.pointerId);
    isDragging = true;
    hasDragged = true;
    stopEvent(event);
    over(pressed.block, clientX, clientY);
  });
  on('pointerup', () => stop(true));
  on('pointercancel', () => stop(false));
  on('blur', () => stop(false));
  on('keydown', (event) => {
    if (!isDragging || event.key !== 'Escape') return;
    stopEvent(event);
    stop(false);
  });
  on('click', (event) => {
    if (hasDragged) stopEvent(event);
    hasDragged = false;
  });
}
