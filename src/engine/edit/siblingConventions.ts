import { routeAbove } from '#engine/check/crossFile/pageItems.ts';
import type { PageSource, SiteSource } from '#engine/content/siteSource.ts';
import { mostCommon } from '#shared/mostCommon.ts';
import { slugify } from '#shared/slugify.ts';

export type SiblingConventions = ReturnType<typeof readSiblingConventions>;

/** Conventions of the pages in the same folder, or of most folders if there are none. */
export function readSiblingConventions(route: string, source: SiteSource) {
  const pages = source.pages.filter((page) => !page.isNotFoundPage && page.route !== '/');
  const siblings = pages.filter((page) => routeAbove(page.route) === routeAbove(route) && !isSectionPage(page, pages));
  const layoutOf = (group: PageSource[]) => mostCommon(group.map(({ page }) => page.layout));
  const folders = [...new Set(pages.map((page) => routeAbove(page.route)))].filter((folder) => folder !== '/');
  const perFolder = folders.map((folder) => layoutOf(pages.filter((page) => routeAbove(page.route) === folder)));
  const likely = [
    siblings.length > 0 ? layoutOf(siblings) : mostCommon(perFolder),
    mostCommon(perFolder),
    layoutOf(pages),
  ];
  const withFields = siblings.filter(({ page }) => page.fields !== undefined);
  const section = mostCommon(siblings.map(({ page }) => page.section));
  return {
    /** Layouts to try, the most likely first; undefined for none. */
    layouts: [...new Set([...likely, undefined])].filter((name) => name === undefined || typeof name === 'string'),
    section:
      typeof section === 'string' && siblings.every(({ page }) => page.section === section) ? section : undefined,
    order: nextOrder(siblings),
    /** Part of the titles after the heading: ` | {site.shortName}`. */
    titleEnd: titleEnd(siblings) ?? titleEnd(pages) ?? '',
    /** Sibling with `fields`, if most siblings have some. */
    withFields: withFields.length * 2 > siblings.length ? withFields[0] : undefined,
  };
}

/** The page of a folder represents its section and follows other conventions than its siblings. */
const isSectionPage = ({ route }: PageSource, pages: PageSource[]) =>
  pages.some((page) => page.route.startsWith(`${route}/`));

/** Next value of `order`, if all siblings have one. */
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

/** Heading from a route: `/events/tech-fest` → `Tech Fest`. */
export function headingFromRoute(route: string): string {
  const words = slugify(route.slice(route.lastIndexOf('/') + 1)).split(/[-_.]+/);
  return words
    .map((word, index) =>
      index > 0 && smallWords.includes(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ');
}
