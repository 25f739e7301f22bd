import type { PageSource } from '#engine/content/source.ts';
import type { Rename } from './rename.ts';

/** Pages that get another address, by file. */
export interface Move {
  from: string;
  to: string;
  /** New routes by old ones. */
  routes: Map<string, string>;
  /** The pages that move, not-found pages among them. */
  pages: PageSource[];
  /** A whole folder goes with it. */
  isSection: boolean;
}

/** What links, sections and lists of pages name instead. */
export function renameRoutes({ from, to, routes, isSection }: Move): Rename {
  return (kind, value) => {
    const isInside = isSection && value.startsWith(`${from}/`);
    if (kind === 'pattern') return value === from || isInside ? { from, to } : undefined;
    if (kind !== 'link' && kind !== 'route') return undefined;
    // `/courses/{item.id}` begins a link to each of the pages of a section.
    return isInside && value.includes('{') ? { from, to } : renameExact(value, routes);
  };
}

function renameExact(value: string, routes: Map<string, string>): { from: string; to: string } | undefined {
  const address = value.split(/[?#]/)[0] ?? '';
  const old = address.replace(/(?<=.)\/+$/, '');
  const to = routes.get(old);
  return to === undefined ? undefined : { from: old, to };
}
