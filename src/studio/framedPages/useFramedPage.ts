import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import type { MarkedTargets } from '#shared/pageMarks.ts';
import { connectFrame, type FramedPage } from './framedPage.ts';

/**
 * The page that a frame shows; undefined while another one is loading.
 * @param key of the frame: another one is another element
 */
export function useFramedPage(frame: RefObject<HTMLIFrameElement | null>, key: string): FramedPage | undefined {
  const [page, setPage] = useState<FramedPage>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another frame
  useEffect(() => {
    const stop = frame.current && connectFrame(frame.current, setPage);
    return () => {
      stop?.();
      setPage(undefined);
    };
  }, [frame, key]);
  return page;
}

/** Marked parts of a page, without their positions. */
export const useMarkedTargets = (page: FramedPage): MarkedTargets =>
  useSyncExternalStore(page.onMarks, () => page.targets);
