/**
 * Removes the path below which a site is published from a path.
 * @param base that path; empty for the root of a domain
 * @returns undefined for a path outside the site
 */
export function withoutBasePath(path: string, base: string): string | undefined {
  if (base === '') return path;
  if (path === base) return '/';
  return path.startsWith(`${base}/`) ? path.slice(base.length) : undefined;
}
