import type { LivePage } from './livePage.ts';
import { isElement } from './pageRegions.ts';
import { type Pointed, pointedAt } from './pointed.ts';
import type { Point } from './typing/typing.ts';

/** Finds what is at the pointer, now or once more is known of the page; undefined for nothing. */
export type Find = () => Pointed | undefined;

/** What somebody does with the pointer on a page that is being edited. */
export interface Pointing {
  /** The pointer is elsewhere. */
  hover: (find: Find) => void;
  select: (find: Find) => void;
  /** Wants to type there. The point is in CSS px of the page's window. */
  type: (find: Find, point: Point) => void;
  /** Whether the page reacts as it does for visitors. */
  isTrying: () => boolean;
  /** Whether something is being typed at an element. */
  isTyping: (target: EventTarget | null) => boolean;
}

/** What shows something that is hidden: it does so while a page is edited, too. */
const opener = '[role=tab],summary,[aria-expanded],[popovertarget]';

/**
 * Takes the pointer on a page, before the page itself.
 * @returns what ends that
 */
export function takePointer({ window, origins }: LivePage, pointing: Pointing): () => void {
  const ends = new AbortController();
  const options = { capture: true, signal: ends.signal };
  const at = ({ target, clientX, clientY }: MouseEvent) => pointedAt(origins, target, clientX, clientY);
  const isOurs = (event: MouseEvent) => !pointing.isTrying() && !event.altKey && !pointing.isTyping(event.target);

  let turn = 0;
  window.addEventListener(
    'pointermove',
    (event) => {
      // The layout is asked at most once a frame.
      cancelAnimationFrame(turn);
      turn = requestAnimationFrame(() => pointing.hover(isOurs(event) ? () => at(event) : nothing));
    },
    { ...options, passive: true },
  );
  const left = () => {
    cancelAnimationFrame(turn);
    pointing.hover(nothing);
  };
  window.document.documentElement.addEventListener('pointerleave', left, options);
  ends.signal.addEventListener('abort', left);

  // What opens by itself would lie over what is being edited.
  window.addEventListener(
    'beforetoggle',
    (event) => {
      if (!pointing.isTrying() && isElement(event.target) && event.target.hasAttribute('data-by-itself'))
        event.preventDefault();
    },
    options,
  );
  window.addEventListener(
    'click',
    (event) => {
      if (pointing.isTrying()) openElsewhere(event);
      if (!isOurs(event) || !event.isTrusted) return;
      const pointed = at(event);
      if (!letsReact(event.target, pointed)) stop(event);
      pointing.select(() => at(event));
    },
    options,
  );
  window.addEventListener(
    'dblclick',
    (event) => {
      if (!isOurs(event)) return;
      stop(event);
      pointing.type(() => at(event), { x: event.clientX, y: event.clientY });
    },
    options,
  );
  window.addEventListener(
    'mousedown',
    (event) => {
      if (!isOurs(event)) return;
      // No field of the page takes the focus; keys are for the canvas.
      event.preventDefault();
      window.focus();
      (window.document.activeElement as HTMLElement | null)?.blur();
    },
    options,
  );
  for (const name of ['submit', 'dragstart'])
    window.addEventListener(name, (event) => !pointing.isTrying() && event.preventDefault(), options);
  return () => ends.abort();
}

/** Has another site open in a tab of its own: in the frame, the studio could do nothing with it. */
function openElsewhere(event: MouseEvent): void {
  const link = isElement(event.target) && (event.target.closest('a[href]') as HTMLAnchorElement | null);
  if (!link || !/^https?:$/.test(link.protocol) || link.origin === location.origin) return;
  stop(event);
  open(link.href, '_blank', 'noopener');
}

/** Tabs and the like, and buttons on which there is nothing to select, such as the arrows of a carousel. */
function letsReact(target: EventTarget | null, pointed: Pointed | undefined): boolean {
  if (!isElement(target) || target.closest('a[href]')) return false;
  const button = target.closest('button,[role=button]');
  return target.closest(opener) !== null || (button !== null && !(pointed?.shown && button.contains(pointed.shown)));
}

const nothing: Find = () => undefined;

const stop = (event: Event): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
};
