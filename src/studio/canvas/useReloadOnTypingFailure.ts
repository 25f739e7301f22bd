import { useEffect } from 'react';
import { onFailure } from '../failures/reportFailure.tsx';
import type { CanvasPage } from './canvasPage.ts';

/**
 * Reloads the page if something fails while it is typed into: the editor in place of the text may not accept anything
 * any more. The failure notice holds what was typed.
 */
export function useReloadOnTypingFailure({ document, window }: CanvasPage): void {
  useEffect(
    () =>
      onFailure(() => {
        if (document.querySelector('[data-typing]')) window.location.reload();
      }),
    [document, window],
  );
}
