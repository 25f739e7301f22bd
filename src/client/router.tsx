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

/**
 * Fetches the page's own document: the one artefact of a page, and mostly in the cache already.
 * Whatever is not a page of this site at that address is left to the browser.
 */
async function fetchPage({ request }: LoaderFunctionArgs): Promise<Document> {
  const address = request.url;
  try {
    const [response] = await Promise.all([fetch(address, { signal: request.signal }), loadStylesheet()]);
    const isPage = response.ok && !response.redirected && response.headers.get('content-type')?.startsWith('text/html');
    const page = isPage ? new DOMParser().parseFromString(await response.text(), 'text/html') : undefined;
    if (page?.getElementById('main') && !page.querySelector('meta[http-equiv=refresh]')) return page;
  } catch (error) {
    if (request.signal.aborted) throw error;
  }
  location.assign(address);
  return new Promise(() => {});
}

/** Puts each page that arrives in place of the one before; the first one is already there. */
function Page() {
  const page = useLoaderData<Document | null>();
  useLayoutEffect(() => {
    if (!page) return;
    showPage(page);
    announce(document.title);
  }, [page]);
  return <ScrollRestoration />;
}

const router = createBrowserRouter([{ id: 'page', path: '*', loader: fetchPage, Component: Page }], {
  hydrationData: { loaderData: { page: null } },
});

createRoot(document.createElement('div')).render(<RouterProvider router={router} />);

/** Goes to an address of this site; settles when its page is shown. */
export async function navigate(address: string): Promise<void> {
  const { pathname, search, hash } = new URL(address);
  await router.navigate({ pathname, search, hash });
}
