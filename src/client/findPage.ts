import { readDocument, withoutHash } from './pageDocument.ts';
import { documentOfMissing, findPlace, tablePath } from './siteRoutes.ts';

/** A page, and the address that it has been found at: an alias leads to another one. */
export interface FoundPage {
  page: Document;
  url: URL;
}

/** Finds the page of an address; where only the browser can load it, that does, and this never settles. @throws when the signal aborts */
export async function findPage(url: URL, signal: AbortSignal): Promise<FoundPage> {
  const path = tablePath(url.pathname);
  const place = await findPlace(path);
  signal.throwIfAborted();
  if (place?.target !== undefined) return findTarget(place.target, url, signal);
  const shown = place ? undefined : await documentOfMissing(path);
  const page = await readDocument(withoutHash(url.href), signal, shown);
  signal.throwIfAborted();
  return page ? { page, url } : leaveTo(url);
}

/** Query and part go along, as they do where a server redirects. */
function findTarget(target: string, from: URL, signal: AbortSignal): Promise<FoundPage> {
  const to = new URL(target, from);
  to.search = [to.search.slice(1), from.search.slice(1)].filter(Boolean).join('&');
  to.hash ||= from.hash;
  return to.origin === location.origin ? findPage(to, signal) : leaveTo(to);
}

/** Has the browser load an address; the page on screen stays until it has. */
function leaveTo({ href }: URL): Promise<never> {
  // Going back and forward, the browser is at the address already, and would load nothing for it.
  if (withoutHash(location.href) === withoutHash(href)) location.reload();
  else location.assign(href);
  return new Promise(() => {});
}
