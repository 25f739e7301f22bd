import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { MarkedTargets } from '#shared/pageMarks.ts';
import type { FramedPage } from '../framedPages/framedPage.ts';
import { holdKeys, openingBySelection } from './openingText.ts';

/** Sends keys that are pressed on the canvas to its page, which knows what is next to the selection. */
export function useCanvasKeys(page: FramedPage, canvas: RefObject<HTMLElement | null>, isTrying: boolean): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    if (event.target !== event.currentTarget || isTrying || ctrlKey || metaKey || altKey) return;
    if (!hasMeaning(event, page.targets)) return;
    event.preventDefault();
    if (key === 'Enter') holdKeys(true);
    page.send({ kind: 'key', key, shiftKey });
  });
  useEffect(() => page.on('nothingToType', () => openingBySelection()?.end()), [page]);
  useEffect(() => {
    const section = canvas.current;
    const controller = new AbortController();
    section?.addEventListener('keydown', (event) => handle(event), { signal: controller.signal });
    return () => controller.abort();
  }, [canvas]);
}

/** Returns true if the page will do something for a key: the browser does not wait for its answer. */
function hasMeaning({ key, shiftKey }: KeyboardEvent, { selected, typing, ...next }: MarkedTargets): boolean {
  if (typing) return false;
  if (key === 'Tab') return selected !== undefined && (shiftKey ? next.hasPrevious : next.hasNext) === true;
  if (key === 'Escape') return selected !== undefined;
  if (key === 'Enter') return selected?.kind === 'value';
  return !shiftKey && key.startsWith('Arrow');
}
