import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider, ScrollRestoration, useLoaderData, useLocation } from 'react-router-dom';
import { notifyOfAddress } from '#ui/list/listAddress.ts';
import { announce } from './announce.ts';
import { loadPage } from './loadPage.ts';
import { showPage } from './showPage.ts';

export { prefetch } from './loadPage.ts';

/** True while a pressed link is followed: it reloads its page even if the path is the same. */
let isFollowingLink = false;

// Before the router reads them: it treats all entries without a key, which browsers create, as the same one.
ensureEntryKey();
addEventListener('popstate', adoptEntry, { capture: true });

const router = createBrowserRouter(
  [
    {
      id: 'page',
      path: '*',
      loader: ({ request }) => loadPage(request.url, pendingHash(), request.signal),
      // Steps of lists and tabs on one page are handled by those.
      shouldRevalidate: ({ currentUrl, nextUrl }) => isFollowingLink || currentUrl.pathname !== nextUrl.pathname,
      Component: PageRoute,
    },
  ],
  // The page on screen was loaded as a document.
  { hydrationData: { loaderData: { page: null } } },
);

createRoot(document.createElement('div')).render(<RouterProvider router={router} />);

// From here on `prefetch` fetches documents in advance: the router could not use those of the browser.
document.querySelector('script[type=speculationrules]')?.remove();

/** Gives the current history entry a key if it has none. */
function ensureEntryKey(): void {
  if (!history.state?.key)
    history.replaceState({ ...history.state, key: `${performance.timeOrigin + performance.now()}` }, '');
}

/**
 * Adopts a history entry that the browser has created. An entry of the current page from before the router is scrolled
 * by the browser. Later entries inherit that the router scrolls.
 */
function adoptEntry(event: PopStateEvent): void {
  const { pathname, search, hash } = window.location;
  const isFromBefore = !history.state?.key && history.scrollRestoration === 'auto';
  if (isFromBefore && pathname === router.state.location.pathname) {
    // Of events at the window itself, browsers differ in which listeners `stopPropagation` leaves out.
    event.stopImmediatePropagation();
    notifyOfAddress();
    router.navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true });
  } else ensureEntryKey();
}

/** The requested fragment, which requests lack. */
const pendingHash = () => router.state.navigation.location?.hash ?? '';

/** Shows the page, then scrolls to a position or part of it: effects run in this order. */
function PageRoute() {
  return (
    <>
      <PageUpdater />
      <ScrollRestoration />
    </>
  );
}

/** The latest page; null for the document in which the router was loaded. */
let shownPage: Document | null = null;

/** Replaces the page by each page that arrives. */
function PageUpdater() {
  const page = useLoaderData<Document | null>();
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history has a scroll position
  useLayoutEffect(() => {
    const isNew = page !== shownPage;
    if (isNew || typeof router.state.restoreScrollPosition === 'number') disableSmoothScroll();
    if (!page || !isNew) return;
    shownPage = page;
    try {
      showPage(page);
      announce(document.title);
    } catch {
      window.location.reload();
    }
  }, [page, location]);
  return null;
}

/** Makes the router's next scrolling instant: the style sheet sets smooth scrolling. */
function disableSmoothScroll(): void {
  const { style } = document.documentElement;
  style.scrollBehavior = 'auto';
  requestAnimationFrame(() => style.removeProperty('scroll-behavior'));
}

/**
 * Goes to an address of this site. Settles when its page is about to be shown or a different one was requested; never
 * if the browser loads it as a document.
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
