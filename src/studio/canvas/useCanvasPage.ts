import { type RefObject, useEffect, useState } from 'react';
import { CanvasPage } from './canvasPage.ts';
import { watchFrameDocument } from './watchFrameDocument.ts';

/**
 * The page that a frame shows; undefined while another one is loading.
 * @param hasScripts a change of it creates a new frame
 */
export function useCanvasPage(frame: RefObject<HTMLIFrameElement | null>, hasScripts: boolean): CanvasPage | undefined {
  const [page, setPage] = useState<CanvasPage>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `hasScripts` creates a new frame
  useEffect(() => {
    let last: CanvasPage | undefined;
    const replacePage = (next: CanvasPage | undefined) => {
      last?.dispose();
      last = next;
      setPage(next);
    };
    const stop =
      frame.current && watchFrameDocument(frame.current, (document) => replacePage(new CanvasPage(document)));
    return () => {
      stop?.();
      replacePage(undefined);
    };
  }, [frame, hasScripts]);
  return page;
}
