import type { Link } from '#shared/content.ts';

interface LinkTreeEntry {
  link: Link;
  children?: LinkTreeEntry[];
  groups?: { children: LinkTreeEntry[] }[];
}

const withoutEndSlash = (path: string) => (path.length > 1 ? path.replace(/\/$/, '') : path);

/** @returns true if a link leads to the current page; a link to a part of a page does not */
export const isCurrentPage = (link: Link, route: string): boolean =>
  withoutEndSlash(link.href) === withoutEndSlash(route);

const containsCurrentPage = (entry: LinkTreeEntry, route: string): boolean =>
  isCurrentPage(entry.link, route) ||
  (entry.children ?? []).some((child) => containsCurrentPage(child, route)) ||
  (entry.groups ?? []).some((group) => group.children.some((child) => containsCurrentPage(child, route)));

/**
 * @returns true if a menu entry is highlighted: the current page is its own, one of its children's, or lies below its
 *   path. The home page, which lies above every other, is highlighted on itself only.
 * @param home address of the home page
 */
export function isActiveEntry(entry: LinkTreeEntry, route: string, home: string): boolean {
  const path = withoutEndSlash(entry.link.href);
  const isHome = path === withoutEndSlash(home);
  const isAbove = !isHome && route.startsWith(`${path}/`);
  return isAbove || containsCurrentPage(entry, route);
}
