import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PageSource, PageTemplate, SiteSource } from '#engine/content/siteSource.ts';
import { eachKey } from '#engine/content/templates/fillTemplate.ts';
import { CommandError } from '#engine/problems/commandLine.ts';
import { formatCount } from '#shared/formatText.ts';
import { asObject } from '#shared/json.ts';
import { isPointerWithin } from '#shared/pointer.ts';
import { moveNotes } from './moveNotes.ts';
import { type EditResult, finishEdit, type OpenSite } from './openSite.ts';
import { rebaseRelativePath } from './rebaseRelativePath.ts';
import { findStaleReferences, renameReferences } from './renameReferences.ts';
import { describeMoves } from './resultLines.ts';
import { createRouteRenamer, type PageMove } from './routeRenamer.ts';
import {
  aliasesOf,
  describeRouteConflict,
  findSection,
  parseRoute,
  refuseInvalidRoute,
  refuseItemPage,
} from './routes.ts';
import { SiteChange } from './siteChange.ts';
import { moveTextsOfPages } from './textsOfPages.ts';
import { translationsOf } from './translationsOf.ts';
import { gatherReferences } from './writtenReferences.ts';

export const keysBeforeAliases = ['$schema', 'title', 'description', 'heading', 'layout', 'section', 'order'];

/**
 * Moves a page or section to another route. Updates all references, and adds aliases for the old routes.
 * @throws CommandError if there is no such page, or the new route is invalid or taken
 */
export function movePages(site: OpenSite, oldRoute: string, newRoute: string): EditResult {
  const { source, pages: folder, at } = site;
  const change = new SiteChange(source);
  const move = planMove(source, parseRoute(oldRoute, folder), parseRoute(newRoute, folder));
  for (const [from, to] of movedPathsOfPages(move, source)) change.moves.set(from, to);
  const { places, graph } = gatherReferences(source, at);
  moveTextsOfPages(change, places);
  refuseTakenPaths(change, source);
  const rename = createRouteRenamer(move);
  const counts = renameReferences(change, places, rename);
  for (const page of [...move.pages, ...translationsOf(move.pages, source)]) {
    addAlias(page, move, change, source);
    fixSchemaPath(page, change);
  }
  for (const template of [source, ...source.translations.values()].flatMap(({ templates }) => templates))
    addTemplateAlias(template, move, change);
  const stale = findStaleReferences(change, rename, at);
  const addresses = move.routes.size > 1 ? 'addresses are' : 'address are';
  const lines = [
    ...describeMoves(site, describeMove(move), change.moves, counts, 'Nothing else referred to it.'),
    `Visitors who come by the old ${addresses} led on ("aliases").`,
    ...moveNotes(folder, graph, move, change, stale),
  ];
  return finishEdit(site, change, lines.join('\n'));
}

function planMove(source: SiteSource, from: string, to: string): PageMove {
  if (from === '/') throw new CommandError('The home page cannot be moved: it is what "/" shows.');
  const { own, inside } = findSection(from, source);
  refuseItemPage(own);
  if (from === to) throw new CommandError(`Nothing to do: both addresses are ${from}.`);
  refuseInvalidRoute(to, source);
  const isSection = inside.length > 0;
  if (isSection && to.startsWith(`${from}/`))
    throw new CommandError(
      `${from} has ${formatCount(inside.length, 'page')} below it, and a section cannot be moved into itself. Move the pages one by one.`,
    );
  const pages = own ? [own, ...inside] : inside;
  const routes = new Map(
    pages.filter((page) => !page.isNotFoundPage).map(({ route }) => [route, to + route.slice(from.length)]),
  );
  for (const route of routes.values()) {
    const conflict = describeRouteConflict(route, source, new Set(pages));
    if (conflict) throw new CommandError(`Nothing was moved: ${conflict}.`);
  }
  return { from, to, routes, pages, isSection };
}

/** Old and new paths of the page files, and of all other files in the folder of a section. */
function movedPathsOfPages({ from, to, pages, isSection }: PageMove, source: SiteSource): [string, string][] {
  const [old, next] = [from.slice(1), to.slice(1)];
  const pageFiles = [...pages, ...translationsOf(pages, source)]
    .filter((page) => !page.item && (!isSection || !page.file.path.normalize().startsWith(`${old}/`)))
    .map((page) => page.file.path);
  const inFolders = isSection ? foldersOf(old, pages).flatMap((folder) => filesBelow(folder, source)) : [];
  // File systems may have stored letters in another form than addresses have.
  return [...pageFiles, ...inFolders].map((path) => [path, next + path.normalize().slice(old.length)]);
}

/** Folders of a section as they are called on disk; two may differ in nothing but the Unicode form of their names. */
function foldersOf(path: string, pages: PageSource[]): string[] {
  const depth = path.split('/').length;
  const folders = pages.map(({ file }) => file.path.split('/').slice(0, depth).join('/'));
  return [...new Set(folders.filter((folder) => folder.normalize() === path))];
}

function filesBelow(folder: string, source: SiteSource): string[] {
  const directory = join(source.directory, folder);
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => statSync(join(directory, path)).isFile())
    .map((path) => `${folder}/${path}`);
}

function refuseTakenPaths({ moves }: SiteChange, source: SiteSource): void {
  for (const [from, to] of moves)
    if (statSync(join(source.directory, to), { throwIfNoEntry: false }) && !moves.has(to))
      throw new CommandError(`Nothing was moved: ${from} would become ${to}, and there is such a file already.`);
}

/** Adds the old route to the aliases. It replaces an alias equal to the new route. */
function addAlias(page: PageSource, { routes }: PageMove, change: SiteChange, source: SiteSource): void {
  const to = routes.get(page.route);
  if (to === undefined || page.isNotFoundPage || page.item) return;
  const resolved = aliasesOf(page, source);
  const written = Array.isArray(page.page.aliases) ? page.page.aliases : [];
  const renamed = written.map((alias, index) => (resolved[index] === to ? page.route : alias));
  const aliases = renamed.includes(page.route) ? renamed : [...renamed, page.route];
  change.insertKeyAfter(page.file.path, 'aliases', aliases, keysBeforeAliases);
}

/** Adds the old address of all its pages to the aliases of a template that moves with its section. */
function addTemplateAlias({ file, folder }: PageTemplate, { from, isSection }: PageMove, change: SiteChange): void {
  const { [eachKey]: each, aliases } = asObject(file.json);
  const { address } = asObject(each);
  if (!isSection || !isPointerWithin(folder, from) || typeof address !== 'string') return;
  const written = Array.isArray(aliases) ? aliases : [];
  change.insertKeyAfter(file.path, 'aliases', [...written, `${folder}/${address}`], keysBeforeAliases);
}

function fixSchemaPath({ file, page }: PageSource, change: SiteChange): void {
  const to = change.moves.get(file.path);
  if (to === undefined || typeof page.$schema !== 'string') return;
  const path = rebaseRelativePath(page.$schema, file.path, to);
  if (path !== page.$schema) change.setValue(file.path, '/$schema', path);
}

function describeMove({ from, to, routes, isSection }: PageMove): string {
  const count = formatCount(routes.size - (routes.has(from) ? 1 : 0), 'page');
  if (!routes.has(from)) return `the ${count} below ${from} to ${to}`;
  return `${from} to ${to}${isSection ? `, with ${count} below it` : ''}`;
}
