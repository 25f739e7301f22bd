import { redirect } from 'react-router-dom';
import { prefetchDocument, readDocument, withoutHash } from './pageDocument.ts';
import { findKnownRoute, findRoute, notFoundDocumentFor, toTablePath } from './siteRoutes.ts';

/**
 * Loads the document of an address of this site, using the route table and the server.
 * @param hash the requested part of the page, with its `#`; empty for none
 * @returns the document; for an alias a redirect. Never settles if only the browser can load the address, which it then
 *   does
 * @throws when the signal aborts
 */
export async function loadPage(address: string, hash: string, signal: AbortSignal): Promise<Document | Response> {
  const url = new URL(address);
  const path = toTablePath(url.pathname);
  const place = await findRoute(path);
  signal.throwIfAborted();
  if (place?.target !== undefined) return redirect(redirectTargetOf(place.target, url, hash).href);
  const shown = place ? undefined : await notFoundDocumentFor(path);
  const page = await readDocument(address, signal, shown);
  signal.throwIfAborted();
  return page ?? loadAsDocument(address + hash);
}

/** Adds query and fragment to the target, as server redirects do. */
function redirectTargetOf(target: string, from: URL, hash: string): URL {
  const to = new URL(target, from);
  to.search = [to.search.slice(1), from.search.slice(1)].filter(Boolean).join('&');
  to.hash ||= hash;
  return to;
}

/** Makes the browser load an address; the page on screen stays until then. */
function loadAsDocument(href: string): Promise<never> {
  // After Back or Forward the browser is already at the address, and would load nothing for it.
  if (withoutHash(location.href) === withoutHash(href)) location.reload();
  else location.assign(href);
  return new Promise(() => {});
}

/** Prefetches the page of an address, if the route table has one. */
export async function prefetch(address: string): Promise<void> {
  const place = await findKnownRoute(toTablePath(new URL(address).pathname));
  if (!place) return;
  const { origin, pathname, search } = new URL(place.target ?? address, address);
  if (origin === location.origin) prefetchDocument(origin + pathname + search);
}
