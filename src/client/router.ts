import { announce } from './announce.ts';
import { type FoundPage, findPage } from './findPage.ts';
import { fetchAhead } from './pageDocument.ts';
import { currentPlace, enterPlace, keyPlace, type Place } from './places.ts';
import { noteScroll, restoreScroll, takeOverScrolling } from './scrolledTo.ts';
import { showPage } from './showPage.ts';
import { knownPlace, tablePath } from './siteRoutes.ts';

keyPlace();

/** The place whose page is on screen: while one goes back, the address is ahead of it. */
let shown: Place = currentPlace();

/** Ends when something else is asked for. */
let finding = new AbortController();

// Browsers send either for a link to a part.
addEventListener('hashchange', followBrowser);
addEventListener('popstate', () => {
  if (followBrowser()) return;
  const place = currentPlace();
  if (place.key === shown.key) finding.abort();
  else followHistory(place);
});
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

/** Takes note of another part of the page on screen that the browser has entered, and scrolls to. @returns whether it has */
function followBrowser(): boolean {
  if (history.state?.key || !isOnScreen(location)) return false;
  keyPlace();
  finding.abort();
  shown = currentPlace();
  return true;
}

const isOnScreen = ({ pathname, search }: Pick<Place, 'pathname' | 'search'>) =>
  pathname === shown.pathname && search === shown.search;

/** Shows the page of the place that one has gone back or forward to; another part of the page on screen is there. */
async function followHistory(place: Place): Promise<void> {
  noteScroll(shown);
  if (isOnScreen(place) && (place.hash || shown.hash)) {
    finding.abort();
    shown = place;
  } else {
    const found = await findNext(location.href);
    if (!found) return;
    if (found.url.href === location.href) shown = place;
    else enter(found, 'replace');
    show(found);
  }
  restoreScroll(shown);
}

function enter({ url }: FoundPage, how: 'push' | 'replace'): void {
  enterPlace(url, how);
  shown = currentPlace();
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
  enter(found, found.url.href === location.href ? 'replace' : 'push');
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
