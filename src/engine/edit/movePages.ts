import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PageSource, SiteSource } from '#engine/content/source.ts';
import { CannotRun } from '#engine/problems/commandLine.ts';
import { count } from '#shared/words.ts';
import { fromPlace } from './fromPlace.ts';
import { movedLines } from './listed.ts';
import { moveNotes } from './moveNotes.ts';
import { type EditResult, finish, type OpenSite } from './openSite.ts';
import { gatherPlaces } from './places.ts';
import { applyRename, placesLeft } from './rename.ts';
import { type Move, renameRoutes } from './renameRoutes.ts';
import { aliasesOf, holderOf, readRoute, refuseBadRoute, sectionAt } from './routes.ts';
import { SiteChange } from './siteChange.ts';
import { translationsOf } from './translationsOf.ts';

/** Keys of a page behind which its aliases stand. */
export const keysBeforeAliases = ['$schema', 'title', 'description', 'heading', 'layout', 'section', 'order'];

/**
 * Moves a page to another address, a section with all its pages. Everything that names them follows, and the old
 * addresses go on leading to them.
 * @throws CannotRun when there is no such page, or the new address is none or is taken
 */
export function movePages(site: OpenSite, oldRoute: string, newRoute: string): EditResult {
  const { source, pages: folder, at } = site;
  const change = new SiteChange(source);
  const move = planMove(source, readRoute(oldRoute, folder), readRoute(newRoute, folder));
  for (const [from, to] of pathsOf(move, source)) change.moves.set(from, to);
  refuseTaken(change, source);
  const { places, graph } = gatherPlaces(source, at);
  const rename = renameRoutes(move);
  const counts = applyRename(change, places, rename);
  for (const page of [...move.pages, ...translationsOf(move.pages, source)]) {
    addAlias(page, move, change, source);
    fixSchemaPath(page, change);
  }
  const left = placesLeft(change, rename, at);
  const addresses = move.routes.size > 1 ? 'addresses are' : 'address are';
  const lines = [
    ...movedLines(site, describeMove(move), change.moves, counts, 'Nothing else referred to it.'),
    `Visitors who come by the old ${addresses} led on ("aliases").`,
    ...moveNotes(folder, graph, move, change, left),
  ];
  return finish(site, change, lines.join('\n'));
}

function planMove(source: SiteSource, from: string, to: string): Move {
  if (from === '/') throw new CannotRun('The home page cannot be moved: it is what "/" shows.');
  const { own, inside } = sectionAt(from, source);
  if (from === to) throw new CannotRun(`Nothing to do: both addresses are ${from}.`);
  refuseBadRoute(to);
  const isSection = inside.length > 0;
  if (isSection && to.startsWith(`${from}/`))
    throw new CannotRun(
      `${from} has ${count(inside.length, 'page')} below it, and a section cannot be moved into itself. Move the pages one by one.`,
    );
  const pages = own ? [own, ...inside] : inside;
  const routes = new Map(
    pages.filter((page) => !page.isNotFoundPage).map(({ route }) => [route, to + route.slice(from.length)]),
  );
  for (const route of routes.values()) {
    const holder = holderOf(route, source, new Set(pages));
    if (holder) throw new CannotRun(`Nothing was moved: ${holder}.`);
  }
  return { from, to, routes, pages, isSection };
}

/** New paths by old ones: the page's file, and everything in the folder of a section. */
function pathsOf({ from, to, pages, isSection }: Move, source: SiteSource): [string, string][] {
  const [old, next] = [from.slice(1), to.slice(1)];
  const own = [...pages, ...translationsOf(pages, source)]
    .filter((page) => !isSection || !page.file.path.startsWith(`${old}/`))
    .map((page) => page.file.path);
  const directory = join(source.directory, old);
  const names = isSection ? readdirSync(directory, { recursive: true, encoding: 'utf8' }) : [];
  const inFolder = names
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => statSync(join(directory, path)).isFile())
    .map((path) => `${old}/${path}`);
  return [...own, ...inFolder].map((path) => [path, next + path.slice(old.length)]);
}

function refuseTaken({ moves }: SiteChange, source: SiteSource): void {
  for (const [from, to] of moves)
    if (statSync(join(source.directory, to), { throwIfNoEntry: false }) && !moves.has(to))
      throw new CannotRun(`Nothing was moved: ${from} would become ${to}, and there is such a file already.`);
}

/** The old address becomes an alias, in the place of one that is the new address. */
function addAlias(page: PageSource, { routes }: Move, change: SiteChange, source: SiteSource): void {
  const to = routes.get(page.route);
  if (to === undefined || page.isNotFoundPage) return;
  const resolved = aliasesOf(page, source);
  const written = Array.isArray(page.page.aliases) ? page.page.aliases : [];
  const renamed = written.map((alias, index) => (resolved[index] === to ? page.route : alias));
  const aliases = renamed.includes(page.route) ? renamed : [...renamed, page.route];
  change.setAfter(page.file.path, 'aliases', aliases, keysBeforeAliases);
}

/** A path to the schema, for editors, is written from where the file is. */
function fixSchemaPath({ file, page }: PageSource, change: SiteChange): void {
  const to = change.moves.get(file.path);
  if (to === undefined || typeof page.$schema !== 'string') return;
  const path = fromPlace(page.$schema, file.path, to);
  if (path !== page.$schema) change.set(file.path, '/$schema', path);
}

function describeMove({ from, to, routes, isSection }: Move): string {
  const below = count(routes.size - (routes.has(from) ? 1 : 0), 'page');
  if (!routes.has(from)) return `the ${below} below ${from} to ${to}`;
  return `${from} to ${to}${isSection ? `, with ${below} below it` : ''}`;
}
