/*
 * The part of the page's address that a list writes: query and anchor. Back and Forward between two such addresses
 * are the list's own affair; a router that listens as well must not fetch the page again, so it is not told.
 */

/** Changes query and anchor of the address without leaving the page; as a new step for Back, or in place of this one. */
export function writeAddress(address: { query?: string; anchor?: string }, how: 'push' | 'replace', mark = {}): void {
  const { query = location.search, anchor = location.hash } = address;
  const url = `${location.pathname}${query}${anchor}`;
  // What a router keeps in the state stays, or it would lose count of its own steps.
  const state = { ...history.state, ...mark };
  if (how === 'push') history.pushState(state, '', url);
  else history.replaceState(state, '', url);
}

const listeners = new Set<() => void>();
let pathname = '';

function onPop(event: PopStateEvent): void {
  if (location.pathname !== pathname) return;
  event.stopImmediatePropagation();
  for (const listener of listeners) listener();
}

/** Calls back whenever Back, Forward or an anchor on this page has changed the address. Gives a function that ends it. */
export function onAddress(listener: () => void): () => void {
  pathname = location.pathname;
  // Before all others: capturing listeners come first, also on the window itself.
  if (listeners.size === 0) addEventListener('popstate', onPop, true);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('popstate', onPop, true);
  };
}
