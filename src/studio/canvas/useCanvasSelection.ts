import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PageTrace } from '#shared/pageTrace.ts';
import { isSameLocation } from '#shared/pointer.ts';
import type { StudioNavigation } from '../studioNavigation.ts';
import type { CanvasPage } from './canvasPage.ts';
import type { CanvasTarget } from './canvasTarget.ts';
import { findOnPage } from './findOnPage.ts';
import { revealOnPage } from './revealOnPage.ts';

/**
 * Finds the selection on the page; a selection made elsewhere is scrolled to.
 * @returns selected: undefined also if the page does not show it
 */
export function useCanvasSelection(
  page: CanvasPage,
  trace: PageTrace | undefined,
  { place, select }: Pick<StudioNavigation, 'place' | 'select'>,
) {
  const version = useUpdateCount(page);
  /** Target that was chosen on the canvas: a value may be shown in several places. */
  const chosen = useRef<CanvasTarget>(undefined);
  const [file, pointer] = [place?.file, place?.pointer];
  const key = `${file}#${pointer}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: an update of the page may move or remove the target
  const selected = useMemo(() => {
    page.sourceMap.setTrace(trace);
    if (file === undefined || pointer === undefined) return undefined;
    const last = chosen.current;
    if (last && isSameLocation(last.place, { file, pointer }) && isOnPage(last)) return last;
    return findOnPage(page.sourceMap, { file, pointer });
  }, [page, trace, file, pointer, version]);

  const shownFor = useRef<string>(undefined);
  useEffect(() => {
    if (!selected || shownFor.current === key) return;
    shownFor.current = key;
    if (selected !== chosen.current) revealOnPage(page, selected);
  }, [page, key, selected]);

  const [pending, setPending] = useState<{ target: CanvasTarget | undefined; before: string }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the selection has reached the address
  useEffect(() => setPending(undefined), [key]);
  const choose = (target: CanvasTarget | undefined) => {
    chosen.current = target;
    // The outline is drawn before everything else that follows from the address.
    flushSync(() => setPending({ target, before: key }));
    select(target?.place);
  };
  return { selected: pending?.before === key ? pending.target : selected, choose };
}

const isOnPage = ({ shown, frame }: CanvasTarget): boolean => (shown ?? frame)?.isConnected === true;

function useUpdateCount(page: CanvasPage): number {
  const [version, next] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    page.window.addEventListener('lintel:followed', next);
    return () => page.window.removeEventListener('lintel:followed', next);
  }, [page]);
  return version;
}
