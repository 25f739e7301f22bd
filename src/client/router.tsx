import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  type LoaderFunctionArgs,
  RouterProvider,
  ScrollRestoration,
  useLoaderData,
} from 'react-router-dom';
import { announce } from './announce.ts';
import { showPage } from './showPage.ts';
import { loadStylesheet } from './stylesheet.ts';

/** The whole address that was asked for last: what the router asks its loader for has lost the part behind the `#`. */
let wanted = '';

/**
 * Fetches the page's own document: the one artefact of a page, and mostly in the cache already.
 * Whatever is not a page of this site at that address is left to the browser, and so is a page of a newer build, which
 * the code and the styles of this one do not fit.
 */
async function fetchPage({ request }: LoaderFunctionArgs): Promise<Document> {
  const address = request.url;
  try {
    const [response] = await Promise.all([fetch(address, { signal: request.signal }), loadStylesheet()]);
    const isPage = response.ok && !response.redirected && response.headers.get('content-type')?.startsWith('text/html');
    const page = isPage ? parse(await response.text()) : undefined;
    if (page?.getElementById('main') && !page.querySelector('meta[http-equiv=refresh]') && isOfThisBuild(page))
      return page;
  } catch (error) {
    if (request.signal.aborted) throw error;
  }
  load(address);
  return new Promise(() => {});
}

const isOfThisBuild = (page: Document) => {
  const [own, other] = [document, page].map((each) => each.getElementById('loader')?.dataset);
  return own?.live === other?.live && own?.css === other?.css;
};

/** Going back and forward, the browser is at the address already, and would load nothing for it. */
function load(address: string): void {
  const withoutHash = (whole: string) => whole.replace(/#.*/, '');
  if (withoutHash(location.href) === address) location.reload();
  else location.assign(withoutHash(wanted) === address ? wanted : address);
}

/** Its styles are here already, and the policy of the page on screen would object to them. */
const parse = (html: string) =>
  new DOMParser().parseFromString(html.replace(/<style id="page-css">.*?<\/style>/s, ''), 'text/html');

/** Puts each page that arrives in place of the one before; the first one is already there. */
function Shown() {
  const page = useLoaderData<Document | null>();
  useLayoutEffect(() => {
    if (!page) return;
    jump();
    showPage(page);
    announce(document.title);
  }, [page]);
  return null;
}

/** Whatever the style sheet says of scrolling within a page, one is at once where another page is to be scrolled to. */
function jump(): void {
  const { style } = document.documentElement;
  style.scrollBehavior = 'auto';
  requestAnimationFrame(() => {
    style.scrollBehavior = '';
  });
}

/** The page, then where it is scrolled to: that may be a part which has only just come. Effects run in this order. */
function Page() {
  return (
    <>
      <Shown />
      <ScrollRestoration />
    </>
  );
}

const router = createBrowserRouter([{ id: 'page', path: '*', loader: fetchPage, Component: Page }], {
  hydrationData: { loaderData: { page: null } },
});

createRoot(document.createElement('div')).render(<RouterProvider router={router} />);

/** Goes to an address of this site; settles when its page is shown. */
export async function navigate(address: string): Promise<void> {
  wanted = address;
  const { pathname, search, hash } = new URL(address);
  await router.navigate({ pathname, search, hash });
}
