import { useEffect } from 'react';
import { onFailure } from '../failures/report.tsx';
import type { LivePage } from './livePage.ts';

/**
 * Has the page come anew where something fails while it is typed into: the editor that stands in place of the text may
 * take over nothing any more. What was typed is in the notice by then.
 */
export function useTypingFailures({ document, window }: LivePage): void {
  useEffect(
    () =>
      onFailure(() => {
        if (document.querySelector('[data-typing]')) window.location.reload();
      }),
    [document, window],
  );
}
