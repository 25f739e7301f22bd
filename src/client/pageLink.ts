import { basePath } from './basePath.ts';

/** A link that opens in the same tab. */
export function linkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.href && !link.target && !link.hreflang && !link.hasAttribute('download') ? link : undefined;
}

/**
 * Reports whether an address may be a page of this site. A part of this page is the browser's, and so is what cannot be a
 * page: a file by its ending, and what begins with `_`.
 */
export function isOwnPage(href: string): boolean {
  const { origin, pathname, search } = new URL(href);
  // Beside the folder of this site another one may lie.
  if (origin !== location.origin || !`${pathname}/`.startsWith(`${basePath()}/`) || /\/_|\.\w+$/.test(pathname))
    return false;
  return !(href.includes('#') && pathname === location.pathname && search === location.search);
}
