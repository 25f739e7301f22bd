import { loadStylesheet } from './loadStylesheet.ts';

/**
 * Fetches a page's document, which is often cached already.
 * @param isMoved true if the page may be found at a different address than the requested one
 * @returns undefined if the address is no page of this site, or a page of a newer build, which does not fit the code
 *   and styles of this one
 * @throws when the network fails, or the signal aborts
 */
async function fetchDocument(address: string, isMoved: boolean, signal?: AbortSignal): Promise<Document | undefined> {
  // The dev server serves pages only to requests that accept HTML.
  const response = await fetch(address, { headers: { accept: 'text/html' }, ...(signal && { signal }) });
  const isHtml = response.headers.get('content-type')?.startsWith('text/html');
  const isPage = (response.ok || response.status === 404) && (isMoved || !response.redirected);
  const page = isHtml && isPage ? parsePage(await response.text()) : undefined;
  return page?.getElementById('main') && isSameBuild(page) ? page : undefined;
}

const isSameBuild = (page: Document) => {
  const [current, fetched] = [document, page].map((each) => each.getElementById('loader')?.dataset);
  return current?.live === fetched?.live && current?.css === fetched?.css;
};

/**
 * Parses a page without its styles: they are loaded already, and the policy of the page on screen would refuse them.
 */
const parsePage = (html: string) =>
  new DOMParser().parseFromString(html.replace(/<style id="page-css">.*?<\/style>/s, ''), 'text/html');

/** Address without its fragment, for requesting a document. */
export const withoutHash = (address: string): string => address.replace(/#.*/, '');

/** Lifetime of a prefetched document, in ms. */
const prefetchLifetimeMs = 30_000;

const prefetchedDocuments = new Map<string, Promise<Document | undefined>>();

/** Fetches the document of an address that is likely to be requested next. */
export function prefetchDocument(address: string): void {
  if (prefetchedDocuments.has(address)) return;
  const document = fetchDocument(address, false).catch(() => undefined);
  prefetchedDocuments.set(address, document);
  setTimeout(
    () => prefetchedDocuments.get(address) === document && prefetchedDocuments.delete(address),
    prefetchLifetimeMs,
  );
}

/**
 * Reads the document of a page to show, and loads the style sheet.
 * @param shown address that serves this document, if it is a different one
 * @returns undefined if only the browser can load the page
 */
export async function readDocument(
  address: string,
  signal: AbortSignal,
  shown = address,
): Promise<Document | undefined> {
  const fetched = prefetchedDocuments.get(shown);
  prefetchedDocuments.delete(shown);
  try {
    const [page] = await Promise.all([
      (await fetched) ?? fetchDocument(shown, shown !== address, signal),
      loadStylesheet(),
    ]);
    return page;
  } catch (error) {
    if (signal.aborted) throw error;
    return undefined;
  }
}
