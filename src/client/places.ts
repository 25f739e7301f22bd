/** A place in the history of the tab: an address, and a key that no other place has. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
  key: string;
}

const newKey = () => `${performance.timeOrigin + performance.now()}`;

/** The place at which the browser is. */
export function currentPlace(): Place {
  const { pathname, search, hash } = location;
  return { pathname, search, hash, key: `${history.state?.key}` };
}

/** Gives the place at which the browser is a key where it has none: documents, and parts of a page that a link leads to. */
export function keyPlace(): void {
  if (!history.state?.key) history.replaceState({ ...history.state, key: newKey() }, '');
}

/** Goes to an address without loading it: to a new place, or to one in place of this one. */
export function enterPlace(url: URL, how: 'push' | 'replace'): void {
  history[`${how}State`]({ key: newKey() }, '', url);
}
