import { isPublished, parseScheduleKey } from '#engine/content/publication.ts';
import type { Schema } from '#engine/content/schema/schema.ts';
import type { PageSource, SiteSource } from '#engine/content/siteSource.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import type { JsonObject } from '#shared/json.ts';
import type { Anchor, BlockWithCheck, FileFacts, FileKind, PictureUse, Query, Reference } from '../facts/facts.ts';
import type { FactsContext } from '../facts/factsContext.ts';
import { type FileOfKind, gatherFacts } from '../facts/gatherFacts.ts';

/** File of a site with its facts, and additions from other files. */
export interface FileNode {
  file: SourceFile;
  kind: FileKind;
  /** Page in the file, if it is a page file. */
  page?: PageSource | undefined;
  isShown: boolean;
  facts: FileFacts;
  /** Anchors in the file, and those of items that its queries select. */
  anchors: readonly Anchor[];
  /** False if a part is unknown: ids that are not found may still exist. */
  isWhole: boolean;
  /** Origins that its shown blocks request, as listed by `content/requestedOrigins.ts`. */
  endpoints: readonly string[];
}

/** Fact with the file that it comes from. */
export type LocatedFact<Part> = Part & { container: FileNode };

/** Source location of a reference, for a problem. */
export const locationOf = ({ container, pointer, within }: LocatedFact<Reference>) => ({
  file: container.file,
  pointer,
  ...(within && { within }),
});

/** Query of a block, with the schema of its list. */
export type SiteQuery = LocatedFact<Query> & { list: Schema };

/** Facts of all files of a site, combined: the only input of cross-file checks. */
export interface SiteGraph {
  source: SiteSource;
  /** Time of the check, in the site's time zone. */
  at: string;
  /** Pages by route, without not-found pages. */
  pages: Map<string, FileNode>;
  notFoundPages: FileNode[];
  layouts: Map<string, FileNode>;
  shared: Map<string, FileNode>;
  patterns: Map<string, FileNode>;
  data: Map<string, FileNode>;
  site: FileNode | undefined;
  /** Files to check: all of them, or only those that may have other problems at another time. */
  judged: FileNode[];
  /** References that cannot be checked by name alone, and those whose name does not exist. */
  references: LocatedFact<Reference>[];
  queries: SiteQuery[];
  checkedBlocks: LocatedFact<BlockWithCheck>[];
  /** Pages that a query links to on any page. */
  listed: Set<SourceFile>;
  /** Pictures of items that queries show, with the item's file. Pictures of blocks are in the facts of files. */
  itemPictures: (PictureUse & { file: SourceFile })[];
}

/**
 * Combines the facts of all files of a site.
 * @param factsOf returns the facts of a file; by default they are gathered from it
 */
export function createSiteGraph(
  context: FactsContext,
  factsOf = (file: FileOfKind): FileFacts => gatherFacts(file, context),
): SiteGraph {
  const { source, at } = context;
  const createNode = (file: SourceFile, kind: FileKind) => createFileNode(file, kind, factsOf({ file, kind }));
  const createNodes = (files: Map<string, SourceFile>, kind: FileKind) =>
    new Map([...files].map(([name, file]) => [name, createNode(file, kind)]));
  const graph: SiteGraph = {
    source,
    at,
    pages: new Map(),
    notFoundPages: [],
    site: source.site && createNode(source.site, 'site'),
    data: createNodes(source.data, 'data'),
    layouts: createNodes(source.layouts, 'layout'),
    shared: createNodes(source.shared, 'shared'),
    patterns: createNodes(source.patterns, 'pattern'),
    judged: [],
    references: [],
    queries: [],
    checkedBlocks: [],
    listed: new Set(),
    itemPictures: [],
  };
  for (const page of source.pages)
    addPageNode(createPageNode(page, factsOf({ file: page.file, kind: 'page', page }), at), page, graph);
  for (const container of allFileNodes(graph)) addFacts(container, graph, context);
  return graph;
}

/**
 * Graph of a site at another time. Only files whose facts differ then are checked again.
 * @param judged files to check
 * @param factsOf returns the facts of a file at that time
 */
export function createSiteGraphAt(
  now: SiteGraph,
  context: FactsContext,
  judged: FileNode[],
  factsOf: (file: FileOfKind) => FileFacts,
): SiteGraph {
  const emptyLists = { judged: [], references: [], queries: [], checkedBlocks: [], itemPictures: [] };
  const graph: SiteGraph = { ...now, ...emptyLists, at: context.at, listed: new Set(), pages: new Map(now.pages) };
  const replacements = new Map<FileNode, FileNode>();
  for (const before of judged) {
    const { file, kind, page } = before;
    const facts = factsOf({ file, kind, ...(page && { page }) });
    const container = page ? createPageNode(page, facts, context.at) : createFileNode(file, kind, facts);
    if (page && !page.isNotFoundPage) addPageNode(container, page, graph);
    replacements.set(before, container);
  }
  const withReplacements = (files: Map<string, FileNode>) =>
    new Map([...files].map(([name, file]) => [name, replacements.get(file) ?? file]));
  const { layouts, shared, data, site } = now;
  Object.assign(graph, {
    layouts: withReplacements(layouts),
    shared: withReplacements(shared),
    data: withReplacements(data),
  });
  graph.site = site && (replacements.get(site) ?? site);
  graph.notFoundPages = now.notFoundPages.map((page) => replacements.get(page) ?? page);
  for (const container of replacements.values()) addFacts(container, graph, context);
  return graph;
}

const createFileNode = (file: SourceFile, kind: FileKind, facts: FileFacts): FileNode => {
  const { anchors, isWhole, endpoints } = facts;
  return { file, kind, page: undefined, isShown: kind !== 'pattern', facts, anchors, isWhole, endpoints };
};

function createPageNode(page: PageSource, facts: FileFacts, at: string): FileNode {
  const isShown = isPublished(facts.head ?? {}, at);
  return Object.assign(createFileNode(page.file, 'page', facts), { page, isShown });
}

function addPageNode(container: FileNode, { isNotFoundPage, route }: PageSource, graph: SiteGraph): void {
  if (isNotFoundPage) graph.notFoundPages.push(container);
  else graph.pages.set(route, container);
}

function addFacts(container: FileNode, graph: SiteGraph, { schemas }: FactsContext): void {
  graph.judged.push(container);
  const { references, queries, checkedBlocks } = container.facts;
  for (const reference of references) graph.references.push({ ...reference, container });
  for (const block of checkedBlocks) graph.checkedBlocks.push({ ...block, container });
  for (const query of queries) {
    const list = schemas.lists.byName.get(query.listName);
    if (list) graph.queries.push({ ...query, container, list });
  }
}

/** All pages, not-found pages included. */
export const allPageNodes = (graph: SiteGraph): FileNode[] => [...graph.pages.values(), ...graph.notFoundPages];

/** Schedules and other date ranges of the site's content. */
export const datesOfSite = (graph: SiteGraph): JsonObject[] =>
  allFileNodes(graph)
    .flatMap(({ facts }) => Object.keys(facts.from).map(parseScheduleKey))
    .filter((dates) => dates !== undefined);

export const allFileNodes = (graph: SiteGraph): FileNode[] => [
  ...allPageNodes(graph),
  ...graph.layouts.values(),
  ...graph.shared.values(),
  ...graph.patterns.values(),
  ...graph.data.values(),
  ...(graph.site ? [graph.site] : []),
];

/** Origins that shown blocks request, as listed by `content/requestedOrigins.ts`. */
export const endpointsOf = (graph: SiteGraph): Set<string> =>
  new Set(allFileNodes(graph).flatMap(({ endpoints }) => [...endpoints]));
