import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PageSource, SiteSource } from '#engine/content/source.ts';
import { CannotRun } from '#engine/problems/commandLine.ts';
import { count } from '#shared/words.ts';
import { applyRename, placesLeft } from './applyRename.ts';
import { fromPlace } from './fromPlace.ts';
import { listed } from './listed.ts';
import { listNotes } from './listNotes.ts';
import { mentionsOf } from './mentions.ts';
import { type EditResult, finish, type OpenSite } from './openSite.ts';
import { gatherPlaces } from './places.ts';
import { type Move, renameRoutes } from './renameRoutes.ts';
import { aliasesOf, holderOf, readRoute, refuseBadRoute, refuseMissing } from './routes.ts';
import { SiteChange } from './siteChange.ts';

/** Keys of a page behind which its aliases stand. */
export const keysBeforeAliases = ['$schema', 'title', 'description', 'heading', 'layout', 'section', 'order'];

/**
 * Moves a page to another address, a section with all its pages. Everything that names them follows, and the old
 * addresses go on leading to them.
 * @throws CannotRun when there is no such page, or the new address is none or is taken
 */
export function movePages(site: OpenSite, oldRoute: string, newRoute: string): EditResult {
  const { source, files, pages: folder, at } = site;
  const change = new SiteChange(source, files);
  const move = planMove(source, readRoute(oldRoute, folder), readRoute(newRoute, folder));
  for (const [from, to] of pathsOf(move, source)) change.moves.set(from, to);
  refuseTaken(change, source);
  const { places, graph } = gatherPlaces(source, at);
  const rename = renameRoutes(move);
  const { counts } = applyRename(change, places, rename);
  for (const page of move.pages) keepOldAddress(page, move, change, source);
  for (const page of move.pages) mendSchemaPath(page, change);
  const left = placesLeft(change, rename, at).map((place) => `${folder}/${place}`);
  const mentions = mentionsOf(move.routes.keys(), change)
    .map((place) => `${folder}/${place}`)
    .filter((place) => !left.includes(place));
  return finish(
    site,
    change,
    tell(site, move, change, counts, [
      ...listNotes(graph, move, folder),
      ...leftNotes(left),
      ...mentionNotes(mentions),
    ]),
  );
}

function planMove(source: SiteSource, from: string, to: string): Move {
  if (from === '/') throw new CannotRun('The home page cannot be moved: it is what "/" shows.');
  const inside = source.pages.filter((page) => page.route.startsWith(`${from}/`) || isNotFoundOf(page, from));
  const own = source.pages.find((page) => page.route === from && !page.isNotFoundPage);
  if (!own && inside.length === 0) refuseMissing(from, source);
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

const isNotFoundOf = ({ route, isNotFoundPage }: PageSource, folder: string) => isNotFoundPage && route === folder;

/** New paths by old ones: the page's file, and everything in the folder of a section. */
function pathsOf({ from, to, pages, isSection }: Move, source: SiteSource): [string, string][] {
  const [old, next] = [from.slice(1), to.slice(1)];
  const own = pages.filter((page) => !isSection || !page.file.path.startsWith(`${old}/`)).map((page) => page.file.path);
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
function keepOldAddress(page: PageSource, { routes }: Move, change: SiteChange, source: SiteSource): void {
  const to = routes.get(page.route);
  if (to === undefined || page.isNotFoundPage) return;
  const resolved = aliasesOf(page, source);
  const written = Array.isArray(page.page.aliases) ? page.page.aliases : [];
  const kept = written.map((alias, index) => (resolved[index] === to ? page.route : alias));
  const aliases = kept.includes(page.route) ? kept : [...kept, page.route];
  change.setAfter(page.file.path, 'aliases', aliases, keysBeforeAliases);
}

/** A path to the schema, for editors, is written from where the file is. */
function mendSchemaPath({ file, page }: PageSource, change: SiteChange): void {
  const to = change.moves.get(file.path);
  if (to === undefined || typeof page.$schema !== 'string') return;
  const path = fromPlace(page.$schema, file.path, to);
  if (path !== page.$schema) change.set(file.path, '/$schema', path);
}

const mentionNotes = (mentions: string[]) =>
  mentions.length
    ? [`Mentioned as words, and left as it is: ${mentions.slice(0, 10).join(', ')}${mentions.length > 10 ? ' …' : ''}.`]
    : [];

const leftNotes = (left: string[]) =>
  left.length
    ? [
        `Still written as before, and led on by the alias: ${left.join(', ')}. Look at ${left.length > 1 ? 'these' : 'this'} yourself.`,
      ]
    : [];

function tell(
  { pages, isDryRun }: OpenSite,
  { from, to, routes, isSection, pages: moved }: Move,
  { moves }: SiteChange,
  counts: Map<string, number>,
  notes: string[],
): string {
  const below = routes.size - (routes.has(from) ? 1 : 0);
  const own = moved.find((page) => page.route === from && !page.isNotFoundPage);
  const what = own
    ? `${from} to ${to}${isSection ? `, with ${count(below, 'page')} below it` : ''}`
    : `the ${count(below, 'page')} below ${from} to ${to}`;
  const total = [...counts.values()].reduce((sum, number) => sum + number, 0);
  const followed = listed([...counts].map(([path, number]) => `  ${pages}/${moves.get(path) ?? path} (${number})`));
  return [
    `${isDryRun ? 'Would move' : 'Moved'} ${what}:`,
    ...listed([...moves].map(([old, next]) => `  ${pages}/${old} → ${pages}/${next}`)),
    total
      ? `${count(total, 'reference')} in ${count(counts.size, 'file')} ${total === 1 ? 'follows' : 'follow'}:\n${followed.join('\n')}`
      : 'Nothing else named it.',
    `Visitors who come by the old ${routes.size > 1 ? 'addresses are' : 'address are'} led on ("aliases").`,
    ...notes,
  ].join('\n');
}
