import type { AnchorIndex } from '#engine/check/crossFile/anchorIndex.ts';
import { allFileNodes, type FileNode, type SiteGraph } from '#engine/check/crossFile/siteGraph.ts';
import { writtenPathOf } from '#engine/content/templates/itemFile.ts';
import { createSiteContext } from '#engine/make/resolve/createContexts.ts';
import type { SiteContext } from '#engine/make/resolve/siteContext.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { isPointerWithin } from '#shared/pointer.ts';
import type { LocationUsages } from '#shared/studio.ts';
import { studioAddressOf } from '#shared/studioAddress.ts';
import { HttpError } from './httpError.ts';
import { createPageListing, type PageListing } from './pageListings.ts';
import type { StudioSite } from './studioSite.ts';

interface SiteUsage {
  graph: SiteGraph;
  anchors: AnchorIndex;
  context: SiteContext;
  containers: Map<string, FileNode>;
  /** Lists of pages; absent until they are asked for. */
  listings?: PageListing[];
}

const siteUsageCache = new WeakMap<SiteGraph, SiteUsage>();

/** @returns undefined while no checked site is available */
export function getSiteUsage({ content }: StudioSite): SiteUsage | undefined {
  const checked = content.checked?.context;
  if (!checked) return undefined;
  const { graph, anchors } = checked;
  return getOrInsert(siteUsageCache, graph, () => ({
    graph,
    anchors,
    context: createSiteContext(graph.source, new Map(), graph.at),
    containers: new Map(allFileNodes(graph).map((container) => [container.file.path, container])),
  }));
}

/** Finds the pages on which something is shown. */
export function findPlaceUses(site: StudioSite, parameters: URLSearchParams): LocationUsages {
  const [file, pointer] = [parameters.get('file') ?? '', parameters.get('pointer') ?? ''];
  const usage = getSiteUsage(site);
  const [container] = usage ? findContainers(file, usage) : [];
  if (!usage || !container) throw new HttpError(`Nothing is known of ${file}.`);
  const shown = findPagesShowingFile(file, pointer, usage);
  const pages = [...new Set(shown.flatMap(({ page }) => (page ? studioAddressOf(page) : [])))];
  const name = describeContainer(file, container, usage);
  return { name, pages, isOnEveryPage: container.kind === 'site' };
}

function describeContainer(file: string, container: FileNode, usage: SiteUsage): string {
  if (container.file.path === file) return describeFileNode(container, usage);
  return writtenPathOf(container) === file ? `the template ${file}` : `the text ${file}`;
}

/** The file itself; of a template the pages that it makes, of a text file the files that show it. */
function findContainers(file: string, { containers }: SiteUsage): FileNode[] {
  const own = containers.get(file);
  if (own) return [own];
  const made = [...containers.values()].filter((container) => writtenPathOf(container) === file);
  if (made.length > 0) return made;
  const shows = ({ facts }: FileNode) => facts.references.some(({ kind, value }) => kind === 'text' && value === file);
  return [...containers.values()].filter(shows);
}

/** Finds the pages on which something of a file is shown; of a text file, all of it. */
export const findPagesShowingFile = (file: string, pointer: string, usage: SiteUsage): FileNode[] =>
  findContainers(file, usage).flatMap((container) =>
    findPagesShowing(container, writtenPathOf(container) === file ? pointer : '/blocks', usage),
  );

export function findPagesShowing(container: FileNode, pointer: string, usage: SiteUsage): FileNode[] {
  const { anchors, graph } = usage;
  if (container.kind === 'data')
    return findUsersOfList(container, pointer, graph).flatMap((user) =>
      // The heading of a page that is made of an item may be the item's.
      user.page?.item ? [user, ...findPagesListing(user, usage)] : anchors.pagesShowing(user),
    );
  const direct = anchors.pagesShowing(container);
  const isInBlocks = pointer === '/blocks' || pointer.startsWith('/blocks/');
  return container.kind === 'page' && !isInBlocks ? [...direct, ...findPagesListing(container, usage)] : direct;
}

/** Queries of lists on pages, without those of `_site.json` for feeds, calendars and assistants. */
const queriesOnPages = ({ queries }: SiteGraph) =>
  queries.filter(({ container, pointer }) => container.kind !== 'site' || !/^\/(feeds|calendars|llms)\//.test(pointer));

function findUsersOfList(list: FileNode, pointer: string, graph: SiteGraph): FileNode[] {
  const [name] = [...graph.data].find(([, container]) => container === list) ?? [];
  const inQueries = queriesOnPages(graph).flatMap(({ query, container }) => (query.from === name ? container : []));
  // The shell shows parts of a list only by queries.
  const users = allFileNodes(graph).filter(
    ({ kind, facts, page }) =>
      kind !== 'site' &&
      name !== undefined &&
      // A page that is made of an item shows no other one.
      (!page?.item || isPointerWithin(pointer, `/items/${page.item.index}`) || pointer === '') &&
      facts.references.some(({ kind: referenceKind, value }) => referenceKind === 'data' && value === name),
  );
  return [...new Set([...inQueries, ...users])];
}

/** Pages with a list that contains a page, which shows its heading, its picture and other metadata. */
function findPagesListing(listedPage: FileNode, usage: SiteUsage): FileNode[] {
  usage.listings ??= queriesOnPages(usage.graph).flatMap(({ query, container }) =>
    query.pages === undefined
      ? []
      : [createPageListing(query.pages, usage.anchors.pagesShowing(container), usage.context)],
  );
  return usage.listings.flatMap((usersOf) => usersOf(listedPage));
}

export function describeFileNode({ kind, page, file }: FileNode, { graph }: SiteUsage): string {
  const nameIn = (files: ReadonlyMap<string, FileNode>) =>
    [...files].find(([, container]) => container.file.path === file.path)?.[0] ?? file.path;
  switch (kind) {
    case 'site':
      return 'the whole site';
    case 'layout':
      return `the layout ${nameIn(graph.layouts)}`;
    case 'shared':
      return `the shared block ${nameIn(graph.shared)}`;
    case 'pattern':
      return `the pattern ${nameIn(graph.patterns)}`;
    case 'data':
      return `the list ${capitalizeName(nameIn(graph.data))}`;
    case 'page':
      return page?.isNotFoundPage ? `the page for addresses that do not exist` : `the page ${page?.route}`;
  }
}

const capitalizeName = (name: string) => (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll(/[-_]/g, ' ');
