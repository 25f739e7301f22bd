import { loadStylesheet } from './stylesheet.ts';

/**
 * Fetches a page's own document: the one artefact of a page, and mostly in the cache already. Gives nothing where there
 * is no page of this site at the address, or one of a newer build, which the code and the styles of this one do not fit.
 * @param isMoved whether the page may be found at another address than the one that is asked for
 * @throws when the network fails, or the signal aborts
 */
async function fetchDocument(address: string, isMoved: boolean, signal?: AbortSignal): Promise<Document | undefined> {
  // The dev server gives pages only to those who ask for HTML.
  const response = await fetch(address, { headers: { accept: 'text/html' }, ...(signal && { signal }) });
  const isHtml = response.headers.get('content-type')?.startsWith('text/html');
  const isAnswer = (response.ok || response.status === 404) && (isMoved || !response.redirected);
  const page = isHtml && isAnswer ? parse(await response.text()) : undefined;
  return page?.getElementById('main') && isOfThisBuild(page) ? page : undefined;
}

const isOfThisBuild = (page: Document) => {
  const [own, other] = [document, page].map((each) => each.getElementById('loader')?.dataset);
  return own?.live === other?.live && own?.css === other?.css;
};

/** Its styles are here already, and the policy of the page on screen would object to them. */
const parse = (html: string) =>
  new DOMParser().parseFromString(html.replace(/<style id="page-css">.*?<\/style>/s, ''), 'text/html');

/** An address without the part of a page, `#part`: what a document is asked for by. */
export const withoutHash = (address: string): string => address.replace(/#.*/, '');

/** How long a document that was fetched ahead is taken for the page as it is, ms. */
const freshMs = 30_000;

const ahead = new Map<string, Promise<Document | undefined>>();

/** Fetches the document of an address that is likely to be asked for next. */
export function fetchAhead(address: string): void {
  if (ahead.has(address)) return;
  const document = fetchDocument(address, false).catch(() => undefined);
  ahead.set(address, document);
  setTimeout(() => ahead.get(address) === document && ahead.delete(address), freshMs);
}

/**
 * Gives the document of a page to be shown, and all that it is shown with; nothing where only the browser can load it.
 * @param shown another address that has the document of this one; left out for the same
 */
export async function readDocument(
  address: string,
  signal: AbortSignal,
  shown = address,
): Promise<Document | undefined> {
  const fetched = ahead.get(shown);
  ahead.delete(shown);
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
