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

export function createRouteRenamer({ from, to, routes, isSection }: PageMove): ReferenceRenamer {
  return (kind, value) => {
    const isInside = isSection && value.startsWith(`${from}/`);
    if (kind === 'pattern') return value === from || isInside ? { from, to } : undefined;
    if (kind !== 'link' && kind !== 'route') return undefined;
    // `/courses/{item.id}` is a link to any page of a section.
    return isInside && value.includes('{') ? { from, to } : renameExact(value, routes);
  };
}

function renameExact(value: string, routes: Map<string, string>): { from: string; to: string } | undefined {
  const old = withoutTrailingSlash(value.split(/[?#]/)[0] ?? '');
  const to = routes.get(old);
  return to === undefined ? undefined : { from: old, to };
}
