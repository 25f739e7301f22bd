import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider, ScrollRestoration, useLoaderData, useLocation } from 'react-router-dom';
import { notifyOfAddress } from '#ui/list/address.ts';
import { announce } from './announce.ts';
import { loadPage } from './loadPage.ts';
import { showPage } from './showPage.ts';

export { prefetch } from './loadPage.ts';

/** A press on a link shows its page anew even where the path is the same. */
let isFollowingLink = false;

// Before the router reads them: it takes all entries without a key, which browsers make, for the same one.
keyEntry();
addEventListener('popstate', takeEntry, { capture: true });

const router = createBrowserRouter(
  [
    {
      id: 'page',
      path: '*',
      loader: ({ request }) => loadPage(request.url, pendingHash(), request.signal),
      // Steps of lists and tabs on one page are their own affair.
      shouldRevalidate: ({ currentUrl, nextUrl }) => isFollowingLink || currentUrl.pathname !== nextUrl.pathname,
      Component: Page,
    },
  ],
  // The page on screen came as a document.
  { hydrationData: { loaderData: { page: null } } },
);

createRoot(document.createElement('div')).render(<RouterProvider router={router} />);

// From here on documents are fetched ahead by `prefetch`: the router could not use those of the browser.
document.querySelector('script[type=speculationrules]')?.remove();

/** Gives the entry of the history that one is at a key where it has none. */
function keyEntry(): void {
  if (!history.state?.key)
    history.replaceState({ ...history.state, key: `${performance.timeOrigin + performance.now()}` }, '');
}

/**
 * Takes over an entry that the browser has made. One from before the router, of the page on screen, is scrolled by the
 * browser; those that are made later inherit that the router scrolls.
 */
function takeEntry(event: PopStateEvent): void {
  const { pathname, search, hash } = window.location;
  const isFromBefore = !history.state?.key && history.scrollRestoration === 'auto';
  if (isFromBefore && pathname === router.state.location.pathname) {
    // Of events at the window itself, browsers differ in which listeners `stopPropagation` leaves out.
    event.stopImmediatePropagation();
    notifyOfAddress();
    router.navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true });
  } else keyEntry();
}

/** The part behind the `#` that was asked for, which requests lack. */
const pendingHash = () => router.state.navigation.location?.hash ?? '';

/** Shows the page, then scrolls to a position or part of it: effects run in this order. */
function Page() {
  return (
    <>
      <Shown />
      <ScrollRestoration />
    </>
  );
}

/** The page that came last; null for the document that the router was loaded in. */
let shown: Document | null = null;

/** Puts each page that arrives in place of the one before. */
function Shown() {
  const page = useLoaderData<Document | null>();
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history has a scroll position
  useLayoutEffect(() => {
    const isNew = page !== shown;
    if (isNew || typeof router.state.restoreScrollPosition === 'number') scrollAtOnce();
    if (!page || !isNew) return;
    shown = page;
    try {
      showPage(page);
      announce(document.title);
    } catch {
      window.location.reload();
    }
  }, [page, location]);
  return null;
}

/** Makes the router's next scrolling instant: the style sheet makes pages scroll smoothly. */
function scrollAtOnce(): void {
  const { style } = document.documentElement;
  style.scrollBehavior = 'auto';
  requestAnimationFrame(() => style.removeProperty('scroll-behavior'));
}

/**
 * Goes to an address of this site. Settles when its page is about to be shown or something else was asked for; never
 * where the browser loads it as a document.
 */
export async function navigate(href: string): Promise<void> {
  const { pathname, search, hash } = new URL(href);
  isFollowingLink = true;
  try {
    await router.navigate({ pathname, search, hash }, { replace: href === window.location.href });
  } finally {
    isFollowingLink = false;
  }
}
