import { type RefObject, useEffect, useState } from 'react';
import { LivePage } from './livePage.ts';
import { followDocument } from './pageDocument.ts';

/**
 * The page that a frame shows; undefined while another one is on its way.
 * @param hasScripts with or without scripts it is another frame
 */
export function useLivePage(frame: RefObject<HTMLIFrameElement | null>, hasScripts: boolean): LivePage | undefined {
  const [page, setPage] = useState<LivePage>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another frame has another page
  useEffect(() => {
    let last: LivePage | undefined;
    const take = (next: LivePage | undefined) => {
      last?.end();
      last = next;
      setPage(next);
    };
    const stop = frame.current && followDocument(frame.current, (document) => take(new LivePage(document)));
    return () => {
      stop?.();
      take(undefined);
    };
  }, [frame, hasScripts]);
  return page;
}
