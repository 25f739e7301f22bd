import type { PressedKey } from '#shared/framedPage.ts';
import { stopEvent } from './pagePointer.ts';

interface PageKeyHandlers {
  /** @returns true if the page gets the keys itself */
  isOff: () => boolean;
  /** @returns true if the key means something on the canvas */
  handle: (event: KeyboardEvent) => boolean;
  forward: (pressed: PressedKey) => void;
  /** @returns shortcuts of the studio, as in Mantine's `useHotkeys` */
  shortcuts: () => readonly string[];
}

/** Listens to keys on this page, before the page itself, until a signal; those of the studio are forwarded to it. */
export function listenToKeys({ isOff, handle, forward, shortcuts }: PageKeyHandlers, signal: AbortSignal): void {
  const handleKey = (event: KeyboardEvent) => {
    // Leads out of the page, also while it is tried or typed into.
    const isPartKey = event.key === 'F6';
    if (isOff() && !isPartKey) return;
    // A focused link or field of the page has priority.
    const isFree = document.activeElement === document.body;
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    if (!hasModifier && (isFree || event.key === 'Escape') && handle(event)) return stopEvent(event);
    const isPlainShortcut = isPartKey || (isFree && ['/', 'Delete', '?'].includes(event.key));
    if (!isPlainShortcut && !hasModifier) return;
    if (isPlainShortcut || shortcuts().some((keys) => isShortcut(keys, event))) stopEvent(event);
    const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
    forward({ key, code, ctrlKey, metaKey, altKey, shiftKey });
  };
  addEventListener('keydown', handleKey, { capture: true, signal });
}

/** @param keys such as `mod+shift+Z` */
function isShortcut(keys: string, event: KeyboardEvent): boolean {
  const parts = keys.toLowerCase().split('+');
  return (
    parts.at(-1) === event.key.toLowerCase() &&
    parts.includes('mod') === (event.ctrlKey || event.metaKey) &&
    parts.includes('alt') === event.altKey &&
    parts.includes('shift') === event.shiftKey
  );
}
