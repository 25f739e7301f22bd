import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  type LoaderFunctionArgs,
  Outlet,
  type RouteObject,
  RouterProvider,
  redirect,
  ScrollRestoration,
  useLoaderData,
} from 'react-router-dom';
import { announce } from './announce.ts';
import { fetchAhead, readDocument, withoutHash } from './pageDocument.ts';
import { showPage } from './showPage.ts';
import { documentOfMissing, findPlace, knownPlace, tablePath } from './siteRoutes.ts';

/** The whole address that was asked for last: what the router asks its loader for has lost the part behind the `#`. */
let lastAsked = new URL(location.href);

/** The part of a page that was asked for, as `#part`. */
const hashOf = (address: string) => (withoutHash(lastAsked.href) === address ? lastAsked.hash : '');

async function loadPage({ request: { url, signal } }: LoaderFunctionArgs): Promise<Document> {
  return (await readDocument(url, signal)) ?? leaveTo(url);
}

async function loadMissing({ request: { url, signal } }: LoaderFunctionArgs): Promise<Document> {
  const shown = await documentOfMissing(tablePath(new URL(url).pathname));
  return (await readDocument(url, signal, shown)) ?? leaveTo(url);
}

/** Query and part go along, as they do where a server redirects. */
function loadAlias(target: string, { request: { url } }: LoaderFunctionArgs): Response {
  const to = new URL(target, url);
  to.search = [to.search.slice(1), new URL(url).search.slice(1)].filter(Boolean).join('&');
  to.hash ||= hashOf(url);
  lastAsked = to;
  return redirect(to.href);
}

/** Has the browser load an address; the page on screen stays until it has. */
function leaveTo(address: string): Promise<never> {
  // Going back and forward, the browser is at the address already, and would load nothing for it.
  if (withoutHash(location.href) === address) location.reload();
  else location.assign(address + hashOf(address));
  return new Promise(() => {});
}

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
function Site() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

/** The route of a path, of those that the table lists. */
async function routesAt(path: string): Promise<RouteObject[]> {
  const place = await findPlace(path);
  if (!place) return [];
  const { target } = place;
  return [{ path, loader: target === undefined ? loadPage : (asked) => loadAlias(target, asked), Component: Shown }];
}

/*
 * A route is made when its address is first asked for: matching an address against those of 10,000 pages takes 150 ms on
 * a desktop computer.
 */
const router = createBrowserRouter(
  [{ id: 'site', Component: Site, children: [{ id: 'missing', path: '*', loader: loadMissing, Component: Shown }] }],
  {
    hydrationData: { loaderData: { missing: null } },
    patchRoutesOnNavigation: async ({ path, patch }) => patch('site', await routesAt(tablePath(path))),
  },
);

createRoot(document.createElement('div')).render(<RouterProvider router={router} />);

// From here on documents are fetched ahead by what shows them: the browser's own could not be used.
document.querySelector('script[type=speculationrules]')?.remove();

/** Goes to an address of this site; settles when its page is shown. */
export async function navigate(address: string): Promise<void> {
  lastAsked = new URL(address);
  const { pathname, search, hash } = lastAsked;
  await router.navigate({ pathname, search, hash });
}

/** Fetches the page of an address ahead, if it is one. */
export async function prefetch(address: string): Promise<void> {
  const place = await knownPlace(tablePath(new URL(address).pathname));
  if (!place) return;
  const { origin, pathname, search } = new URL(place.target ?? address, address);
  if (origin === location.origin) fetchAhead(origin + pathname + search);
}
