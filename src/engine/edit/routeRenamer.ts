import { checks } from '#blocks/checks.ts';
import { isPartSuffix } from '#engine/content/lists/listParts.ts';
import type { PageSource } from '#engine/content/siteSource.ts';
import type { ReferenceRenamer } from './renameReferences.ts';
import { withoutTrailingSlash } from './routes.ts';

export interface PageMove {
  from: string;
  to: string;
  /** New routes by old ones. */
  routes: Map<string, string>;
  pages: PageSource[];
  isSection: boolean;
}

export function createRouteRenamer({ from, to, routes, pages, isSection }: PageMove): ReferenceRenamer {
  return (kind, value) => {
    const isInside = isSection && value.startsWith(`${from}/`);
    if (kind === 'pattern') return value === from || isInside ? { from, to } : undefined;
    if (kind !== 'link' && kind !== 'route') return undefined;
    // `/courses/{item.id}` is a link to any page of a section.
    if (isInside && value.includes('{')) return { from, to };
    return renameExact(value, routes) ?? renameListPart(value, pages, routes);
  };
}

/** Renames an address below that of a moved page, if a list on it gives addresses to its pages and topics. */
function renameListPart(value: string, pages: readonly PageSource[], routes: Map<string, string>) {
  const owner = findListOwner(value, pages);
  const to = owner && routes.get(owner.route);
  return to === undefined ? undefined : { from: owner?.route ?? '', to };
}

/** The page whose list an address may belong to. */
export const findListOwner = (value: string, pages: readonly PageSource[]): PageSource | undefined => {
  const address = withoutTrailingSlash(value.split(/[?#]/)[0] ?? '');
  return pages.find(({ route, lists = [] }) => {
    if (!address.startsWith(`${route}/`)) return false;
    return lists.some(({ type, block }) => {
      const addressing = checks[type]?.listAddressing?.(block);
      return addressing !== undefined && isPartSuffix(address.slice(route.length), addressing);
    });
  });
};

function renameExact(value: string, routes: Map<string, string>): { from: string; to: string } | undefined {
  const old = withoutTrailingSlash(value.split(/[?#]/)[0] ?? '');
  const to = routes.get(old);
  return to === undefined ? undefined : { from: old, to };
}
