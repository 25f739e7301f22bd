import type { Link } from '#shared/content.ts';

/** A menu entry as far as its state goes. */
interface Entry {
  link: Link;
  children?: Entry[];
  groups?: { children: Entry[] }[];
}

const withoutEndSlash = (path: string) => (path.length > 1 ? path.replace(/\/$/, '') : path);

/** Tells whether a link leads to the page that is shown. A link to a part of a page does not name the page. */
export const isCurrent = (link: Link, route: string): boolean => withoutEndSlash(link.href) === withoutEndSlash(route);

const containsCurrent = (entry: Entry, route: string): boolean =>
  isCurrent(entry.link, route) ||
  (entry.children ?? []).some((child) => containsCurrent(child, route)) ||
  (entry.groups ?? []).some((group) => group.children.some((child) => containsCurrent(child, route)));

/**
 * Tells whether a menu entry is to be highlighted: the page that is shown is its own, one of its children's, or lies
 * below its path. The home page, lies above every other and is highlighted for itself alone.
 * @param home address of the home page
 */
export function isActive(entry: Entry, route: string, home: string): boolean {
  const path = withoutEndSlash(entry.link.href);
  const isHome = path === withoutEndSlash(home);
  const isAbove = !isHome && route.startsWith(`${path}/`);
  return isAbove || containsCurrent(entry, route);
}
