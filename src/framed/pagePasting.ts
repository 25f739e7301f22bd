import { type PastedContents, readClipboard } from '#markdown/paste/clipboard.ts';
import type { StudioConnection } from './studioConnection.ts';

interface PastingState {
  /** @returns true if what is pasted or dropped is for the page itself */
  isOff: () => boolean;
  send: StudioConnection['send'];
}

/**
 * Passes on what is pasted on this page while nothing is typed into, until a signal. Files that are dragged over it are
 * announced: the studio takes them then.
 */
export function listenToPasting({ isOff, send }: PastingState, signal: AbortSignal): void {
  const options = { capture: true, signal };
  addEventListener(
    'paste',
    (event) => {
      const isInField = document.activeElement?.matches('input, textarea, [contenteditable], [contenteditable] *');
      if (isOff() || isInField || !event.clipboardData) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      void sendPasted(send, readClipboard(event.clipboardData), false);
    },
    options,
  );
  const handleDrag = (event: DragEvent) => {
    if (isOff() || !event.dataTransfer?.types.includes('Files')) return;
    // Otherwise the browser opens the file in place of the page.
    event.preventDefault();
    send({ kind: 'filesOver' });
  };
  addEventListener('dragover', handleDrag, options);
  addEventListener('drop', handleDrag, options);
}

/** @param isInText true if a text has taken a part of it */
export async function sendPasted(
  send: StudioConnection['send'],
  { html, text, files }: PastedContents,
  isInText: boolean,
): Promise<void> {
  const read = files.map(async (file) => ({ name: file.name, type: file.type, bytes: await file.arrayBuffer() }));
  send({ kind: 'pasted', html, text, files: await Promise.all(read), isInText });
}
