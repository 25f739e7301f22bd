import { redirect } from 'react-router-dom';
import { fetchAhead, readDocument, withoutHash } from './pageDocument.ts';
import { documentOfMissing, findPlace, knownPlace, tablePath } from './siteRoutes.ts';

/**
 * Loads the document of an address of this site, as the site's table and the server have it.
 * @param hash the part of the page that is asked for, with its `#`; empty for none
 * @returns the document; for an alias a redirect. Never settles where only the browser can load the address, which it then does
 * @throws when the signal aborts
 */
export async function loadPage(address: string, hash: string, signal: AbortSignal): Promise<Document | Response> {
  const url = new URL(address);
  const path = tablePath(url.pathname);
  const place = await findPlace(path);
  signal.throwIfAborted();
  if (place?.target !== undefined) return redirect(targetOf(place.target, url, hash).href);
  const shown = place ? undefined : await documentOfMissing(path);
  const page = await readDocument(address, signal, shown);
  signal.throwIfAborted();
  return page ?? leaveTo(address + hash);
}

/** Query and part go along, as they do where a server redirects. */
function targetOf(target: string, from: URL, hash: string): URL {
  const to = new URL(target, from);
  to.search = [to.search.slice(1), from.search.slice(1)].filter(Boolean).join('&');
  to.hash ||= hash;
  return to;
}

/** Makes the browser load an address; the page on screen stays until it has. */
function leaveTo(href: string): Promise<never> {
  // Going back and forward, the browser is at the address already, and would load nothing for it.
  if (withoutHash(location.href) === withoutHash(href)) location.reload();
  else location.assign(href);
  return new Promise(() => {});
}

/** Fetches the page of an address ahead, if the table has one there. */
export async function prefetch(address: string): Promise<void> {
  const place = await knownPlace(tablePath(new URL(address).pathname));
  if (!place) return;
  const { origin, pathname, search } = new URL(place.target ?? address, address);
  if (origin === location.origin) fetchAhead(origin + pathname + search);
}
