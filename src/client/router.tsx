import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import {
  BrowserRouter,
  type Location,
  type NavigateFunction,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';
import { announce } from './announce.ts';
import { type FoundPage, findPage } from './findPage.ts';
import { fetchAhead } from './pageDocument.ts';
import { keyPlace, noteScroll, restoreScroll, takeOverScrolling } from './scrolledTo.ts';
import { showPage } from './showPage.ts';
import { knownPlace, tablePath } from './siteRoutes.ts';

/*
 * React Router has the history: the places, their keys, going back and forward. Loading what a place needs would be 16 kB
 * more of it, for the one document that a page is.
 */

/** The place whose page is on screen: while one goes back, the address is ahead of it. */
let shown: Location;

/** Ends when something else is asked for. */
let finding = new AbortController();

/** Adds a place to the history, or puts it in place of this one. */
let enter: NavigateFunction;

function History() {
  const place = useLocation();
  const type = useNavigationType();
  enter = useNavigate();
  shown ??= place;
  useLayoutEffect(() => {
    if (type !== 'POP') shown = place;
    else if (place.key === shown.key) finding.abort();
    else followHistory(place);
  }, [place, type]);
  return null;
}

keyPlace();
// Browsers send either for a link to a part; before the router hears of it, which reads the key.
addEventListener('popstate', followBrowser);
addEventListener('hashchange', followBrowser);
flushSync(() =>
  createRoot(document.createElement('div')).render(
    <BrowserRouter useTransitions={false}>
      <History />
    </BrowserRouter>,
  ),
);
takeOverScrolling(() => shown);

// From here on documents are fetched ahead by what shows them: the browser's own could not be used.
document.querySelector('script[type=speculationrules]')?.remove();

/** Finds the page of an address, in place of what was asked for before; nothing where that happens to this one. */
async function findNext(address: string): Promise<FoundPage | undefined> {
  finding.abort();
  finding = new AbortController();
  const { signal } = finding;
  try {
    return await findPage(new URL(address), signal);
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  }
}

/** Takes note of another part of the page on screen that the browser has entered, and scrolls to. */
function followBrowser(): void {
  if (history.state?.key || !isOnScreen(location)) return;
  keyPlace();
  finding.abort();
  shown = { ...shown, hash: location.hash, key: history.state.key };
}

const isOnScreen = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) =>
  pathname === shown.pathname && search === shown.search;

/** Shows the page of the place that one has gone back or forward to; another part of the page on screen is there. */
async function followHistory(place: Location): Promise<void> {
  noteScroll(shown);
  if (isOnScreen(place) && (place.hash || shown.hash)) {
    finding.abort();
    shown = place;
  } else {
    const found = await findNext(location.href);
    if (!found) return;
    if (found.url.href === location.href) shown = place;
    else enterFound(found, true);
    show(found);
  }
  restoreScroll(shown);
}

function enterFound({ url: { pathname, search, hash } }: FoundPage, replace: boolean): void {
  flushSync(() => enter({ pathname, search, hash }, { replace }));
}

function show({ page }: FoundPage): void {
  showPage(page);
  announce(document.title);
}

/** Goes to an address of this site; settles when its page is shown. */
export async function navigate(address: string): Promise<void> {
  noteScroll(shown);
  const found = await findNext(address);
  if (!found) return;
  enterFound(found, found.url.href === location.href);
  show(found);
  restoreScroll(shown);
}

/** Fetches the page of an address ahead, if it is one. */
export async function prefetch(address: string): Promise<void> {
  const place = await knownPlace(tablePath(new URL(address).pathname));
  if (!place) return;
  const { origin, pathname, search } = new URL(place.target ?? address, address);
  if (origin === location.origin) fetchAhead(origin + pathname + search);
}
