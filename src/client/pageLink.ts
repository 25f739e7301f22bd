import { basePath } from './basePath.ts';

/** The link around an element, if it opens in the same tab. */
export function pageLinkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.href && !link.target && !link.hreflang && !link.hasAttribute('download') ? link : undefined;
}

/**
 * @returns true if an address may be a page of this site. Links within this page are left to the browser, and so are
 *   addresses that cannot be pages: with a file extension, or beginning with `_`
 */
export function mayBePageOfSite(href: string): boolean {
  const { origin, pathname, search } = new URL(href);
  // A different site may be beside the folder of this one.
  if (origin !== location.origin || !`${pathname}/`.startsWith(`${basePath()}/`) || /\/_|\.\w+$/.test(pathname))
    return false;
  return !(href.includes('#') && pathname === location.pathname && search === location.search);
}
