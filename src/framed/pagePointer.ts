import { type CanvasTarget, targetAtPoint } from './canvasTarget.ts';
import { isElement } from './pageRegions.ts';
import type { PageSourceMap } from './pageSourceMap.ts';
import type { Point } from './typing/typingSession.ts';

/** Called at once, or after the trace has arrived. */
export type TargetFinder = () => CanvasTarget | undefined;

interface PointerHandlers {
  hover: (find: TargetFinder) => void;
  select: (find: TargetFinder) => void;
  type: (find: TargetFinder, point: Point) => void;
  isTrying: () => boolean;
  isTyping: (target: EventTarget | null) => boolean;
}

/** Controls that reveal hidden content; they work while a page is edited, too. */
const revealingControls = '[role=tab],summary,[aria-expanded],[popovertarget]';

/** Listens to the pointer on this page, before the page itself, until a signal. */
export function listenToPointer(sourceMap: PageSourceMap, handlers: PointerHandlers, signal: AbortSignal): void {
  const on = <Type extends keyof WindowEventMap>(type: Type, listener: (event: WindowEventMap[Type]) => void) =>
    addEventListener(type, listener, { capture: true, signal });
  const targetAt = ({ target, clientX, clientY }: MouseEvent) => targetAtPoint(sourceMap, target, clientX, clientY);
  const isForStudio = (event: MouseEvent) => !handlers.isTrying() && !event.altKey && !handlers.isTyping(event.target);

  let frameRequest = 0;
  on('pointermove', (event) => {
    // The layout is read at most once a frame.
    cancelAnimationFrame(frameRequest);
    frameRequest = requestAnimationFrame(() =>
      handlers.hover(isForStudio(event) ? () => targetAt(event) : findNothing),
    );
  });
  const handleLeave = () => {
    cancelAnimationFrame(frameRequest);
    handlers.hover(findNothing);
  };
  document.documentElement.addEventListener('pointerleave', handleLeave, { capture: true, signal });
  signal.addEventListener('abort', handleLeave);

  // Popups that open without a click would hide what is being edited.
  on('beforetoggle', (event) => {
    if (!handlers.isTrying() && isElement(event.target) && event.target.hasAttribute('data-by-itself'))
      event.preventDefault();
  });
  on('click', (event) => {
    if (handlers.isTrying()) openExternalLink(event);
    if (!isForStudio(event) || !event.isTrusted) return;
    if (!mayPageReact(event.target, targetAt(event))) stopEvent(event);
    handlers.select(() => targetAt(event));
  });
  on('dblclick', (event) => {
    if (!isForStudio(event)) return;
    stopEvent(event);
    handlers.type(() => targetAt(event), { x: event.clientX, y: event.clientY });
  });
  on('mousedown', (event) => {
    if (!isForStudio(event)) return;
    // Fields of the page get no focus: keys are for the canvas.
    event.preventDefault();
    window.focus();
    (document.activeElement as HTMLElement | null)?.blur();
  });
  for (const type of ['submit', 'dragstart'] as const)
    on(type, (event) => !handlers.isTrying() && event.preventDefault());
}

/** Opens another site in a new tab: many refuse to be shown in a frame. */
function openExternalLink(event: MouseEvent): void {
  const link = isElement(event.target) && (event.target.closest('a[href]') as HTMLAnchorElement | null);
  if (!link || !/^https?:$/.test(link.protocol) || link.origin === location.origin) return;
  stopEvent(event);
  open(link.href, '_blank', 'noopener');
}

/** Tabs and the like, and buttons with nothing to select, such as the arrows of a carousel. */
function mayPageReact(target: EventTarget | null, canvasTarget: CanvasTarget | undefined): boolean {
  if (!isElement(target) || target.closest('a[href]')) return false;
  const button = target.closest('button,[role=button]');
  return (
    target.closest(revealingControls) !== null ||
    (button !== null && !(canvasTarget?.shown && button.contains(canvasTarget.shown)))
  );
}

const findNothing: TargetFinder = () => undefined;

export const stopEvent = (event: Event): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
};
