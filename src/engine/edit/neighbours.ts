import type { PageSource, SiteSource } from '#engine/content/source.ts';
import { addressName } from '#shared/addressName.ts';
import type { Json } from '#shared/json.ts';

/** What the pages beside a new one have in common. */
export type Neighbourhood = ReturnType<typeof lookAround>;

/** The address of the folder that a route is in. */
export const folderOf = (route: string): string => route.slice(0, route.lastIndexOf('/')) || '/';

/** Looks at the pages in the same folder; where there are none, at what most folders do. */
export function lookAround(route: string, source: SiteSource) {
  const pages = source.pages.filter((page) => !page.isNotFoundPage && page.route !== '/');
  const beside = pages.filter((page) => folderOf(page.route) === folderOf(route) && !isLanding(page, pages));
  const layoutOf = (group: PageSource[]) => mostCommon(group.map(({ page }) => page.layout));
  const folders = [...new Set(pages.map((page) => folderOf(page.route)))].filter((folder) => folder !== '/');
  const perFolder = folders.map((folder) => layoutOf(pages.filter((page) => folderOf(page.route) === folder)));
  const likely = [beside.length > 0 ? layoutOf(beside) : mostCommon(perFolder), mostCommon(perFolder), layoutOf(pages)];
  const withFields = beside.filter(({ page }) => page.fields !== undefined);
  const section = mostCommon(beside.map(({ page }) => page.section));
  return {
    /** Layouts to try, the likeliest first; undefined is none. */
    layouts: [...new Set([...likely, undefined])].filter((name) => name === undefined || typeof name === 'string'),
    section: typeof section === 'string' && beside.every(({ page }) => page.section === section) ? section : undefined,
    order: nextOrder(beside),
    /** What follows the heading in their titles: ` | {site.shortName}`. */
    titleEnd: titleEnd(beside) ?? titleEnd(pages) ?? '',
    /** A page beside that has `fields`, where most of them have some. */
    withFields: withFields.length * 2 > beside.length ? withFields[0] : undefined,
  };
}

/** The page of a folder stands for its section, not for the pages beside it. */
const isLanding = ({ route }: PageSource, pages: PageSource[]) =>
  pages.some((page) => page.route.startsWith(`${route}/`));

function mostCommon(values: (Json | undefined)[]): Json | undefined {
  const counts = new Map<Json | undefined, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** Behind the last one, where all have a place. */
function nextOrder(pages: PageSource[]): number | undefined {
  const orders = pages.map(({ page }) => page.order).filter((order) => typeof order === 'number');
  if (orders.length === 0 || orders.length < pages.length) return undefined;
  const step = orders.every((order) => order % 10 === 0) ? 10 : 1;
  return Math.floor(Math.max(...orders) / step) * step + step;
}

function titleEnd(pages: PageSource[]): string | undefined {
  const ends = pages.map(({ page }) =>
    typeof page.title === 'string' ? page.title.match(/\s+[|–—·]\s+[^|–—·]+$/)?.[0] : undefined,
  );
  const end = mostCommon(ends);
  return typeof end === 'string' ? end : undefined;
}

const smallWords = ['a', 'an', 'and', 'at', 'by', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'with'];

/** A heading from a route: `/events/tech-fest` → `Tech Fest`. */
export function headingOf(route: string): string {
  const words = addressName(route.slice(route.lastIndexOf('/') + 1)).split(/[-_.]+/);
  return words
    .map((word, index) =>
      index > 0 && smallWords.includes(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ');
}
