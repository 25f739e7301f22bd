import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PageTrace } from '#shared/pageTrace.ts';
import type { Opened } from '../selection.ts';
import { findPlace, isSamePlace } from './findPlace.ts';
import type { LivePage } from './livePage.ts';
import type { Pointed } from './pointed.ts';
import { showOnPage } from './showOnPage.ts';

/** What is selected, on the page. */
export interface SelectedOnPage {
  /** Undefined also when the page shows nothing of what is selected. */
  selected: Pointed | undefined;
  /** Selects something on the page. */
  choose: (pointed: Pointed | undefined) => void;
}

/** Finds on the page what is selected; what was selected elsewhere is scrolled to. */
export function useSelectedOnPage(
  page: LivePage,
  trace: PageTrace | undefined,
  { place, select }: Pick<Opened, 'place' | 'select'>,
): SelectedOnPage {
  const version = useVersion(page);
  /** What was chosen here: a value may be shown in several places. */
  const chosen = useRef<Pointed>(undefined);
  const selecting = useRef(select);
  selecting.current = select;
  const [file, pointer] = [place?.file, place?.pointer];

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page has changed, and what is on it with it
  const selected = useMemo(() => {
    page.origins.take(trace);
    if (file === undefined || pointer === undefined) return undefined;
    const last = chosen.current;
    if (last && isSamePlace(last.place, { file, pointer }) && isOnPage(last)) return last;
    return findPlace(page.origins, { file, pointer });
  }, [page, trace, file, pointer, version]);

  const shownFor = useRef<string>(undefined);
  useEffect(() => {
    const key = `${file}#${pointer}`;
    if (!selected || shownFor.current === key) return;
    shownFor.current = key;
    if (selected !== chosen.current) showOnPage(page, selected);
  }, [page, file, pointer, selected]);

  const [onItsWay, setOnItsWay] = useState<{ pointed: Pointed | undefined; before: string }>();
  const now = `${file}#${pointer}`;
  const address = useRef(now);
  address.current = now;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it has come to the address
  useEffect(() => setOnItsWay(undefined), [now]);
  const choose = useCallback((pointed: Pointed | undefined) => {
    chosen.current = pointed;
    // The line is drawn before everything else that follows from the address.
    flushSync(() => setOnItsWay({ pointed, before: address.current }));
    selecting.current(pointed?.place);
  }, []);
  return { selected: onItsWay?.before === now ? onItsWay.pointed : selected, choose };
}

const isOnPage = ({ shown, frame }: Pointed): boolean => (shown ?? frame)?.isConnected === true;

/** Counts how often the page has followed what was saved. */
function useVersion(page: LivePage): number {
  const [version, next] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const ends = new AbortController();
    page.window.addEventListener('lintel:followed', next, { signal: ends.signal });
    return () => ends.abort();
  }, [page]);
  return version;
}
