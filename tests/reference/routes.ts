import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * The routes of the reference site, read from its specification (routes.md), so that the list is not maintained by
 * hand.
 */
const text = readFileSync(join(import.meta.dirname, 'routes.md'), 'utf8');
const whySection = '/why-indo-global';

/** The lines from a heading to the next one. */
function section(heading: string): string[] {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`### ${heading}`));
  if (start < 0) throw new Error(`routes.md has no section "${heading}".`);
  const length = lines.slice(start + 1).findIndex((line) => line.startsWith('### '));
  return lines.slice(start + 1, length < 0 ? undefined : start + 1 + length);
}

/** The first cells of the rows of a section's table, without its head. */
const firstCells = (heading: string) =>
  section(heading)
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) => line.split('|')[1]?.trim() ?? '')
    .filter((cell) => !/^-+$/.test(cell));

const pathsIn = (cell: string) => cell.match(/\/[\w{}/-]*/g) ?? [];

/** The pages of all known courses, for the placeholder `{coursePath}`. */
export const courseRoutes: string[] = (
  (section('Known coursePath values')[0] ?? '').match(/[a-z][a-z-]+[a-z]/g) ?? []
).map((path) => `/courses/${path}`);

/** In the row of the section, children are written without it. */
function routesOfRow(cell: string): string[] {
  const paths = pathsIn(cell);
  const isSection = paths.length > 1 && paths[0]?.startsWith(`${whySection}/`);
  return paths.flatMap((path) => {
    if (path === '/courses/{coursePath}') return courseRoutes;
    return isSection && !path.startsWith(whySection) ? whySection + path : path;
  });
}

const tableRoutes = firstCells('Route table')
  .filter((cell) => cell.startsWith('/'))
  .flatMap(routesOfRow);
/** Pages that the table lacks but the decisions require: landing pages, and the catalogue of each level. */
const decidedRoutes = section('Decisions')
  .filter((line) => /landing page|the catalogue/.test(line))
  .flatMap((line) => pathsIn(line.split('|')[1] ?? ''));

/** Every route that answers with a page. */
export const routes: string[] = [...new Set([...tableRoutes, ...decidedRoutes])];

const itemIds = (list: string): string[] => {
  const text = readFileSync(join(import.meta.dirname, `../../pages/_data/${list}.json`), 'utf8');
  return (JSON.parse(text) as { items: { id: string }[] }).items.map(({ id }) => id);
};

/** Pages of single events and faculty members, which the decisions add. */
export const itemRoutes: string[] = [
  ...itemIds('spotlights').map((id) => `/spotlights/${id}`),
  ...itemIds('faculty').map((id) => `/about/eminent-faculty/${id}`),
];

/** The routes in the metadata table. */
export const routesWithMetadata: string[] = [...new Set(section('Page metadata table').flatMap(pathsIn))];

/** Short paths of the menu, and the routes that they lead to. */
export const shortPaths: [short: string, route: string][] = [whySection, '/placements'].flatMap((parent) =>
  routes
    .filter((route) => route.startsWith(`${parent}/`))
    .map((route): [string, string] => [route.slice(parent.length), route]),
);

/** Paths that redirect to the blog, which is a different site. */
export const blogPaths: string[] = section('Decisions')
  .filter((line) => line.includes('external blog'))
  .flatMap((line) => pathsIn(line.split('|')[1] ?? ''));
