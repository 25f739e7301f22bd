import { checks } from '#blocks/checks.ts';
import { filesByName } from '#engine/content/filesByName.ts';
import { isPublished, parseScheduleKey } from '#engine/content/publication.ts';
import type { Schema } from '#engine/content/schema/schema.ts';
import type { PageSource, SiteSource } from '#engine/content/siteSource.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import type { JsonObject } from '#shared/json.ts';
import type { BlockWithCheck, FileFacts, Query, Reference } from '../facts/facts.ts';
import type { FactsContext } from '../facts/factsContext.ts';
import type { FileKind } from '../facts/fileKind.ts';
import { type FileOfKind, gatherFacts } from '../facts/gatherFacts.ts';

/** File of a site with its facts. */
export interface FileNode {
  readonly file: SourceFile;
  readonly kind: FileKind;
  /** Page in the file, if it is a page file. One that was left unread has its head only. */
  readonly page?: Readonly<PageSource> | undefined;
  readonly isShown: boolean;
  readonly facts: Readonly<FileFacts>;
}

export type LocatedFact<Part> = Part & { container: FileNode };

/** Source location of a reference, for a problem. */
export const locationOf = ({ container, pointer, within }: LocatedFact<Reference>) => ({
  file: container.file,
  pointer,
  ...(within && { within }),
});

export type SiteQuery = LocatedFact<Query> & { list: Schema };

type NodesByName = ReadonlyMap<string, FileNode>;

/** Facts of all files of a site, combined: the only input of cross-file checks. */
export interface SiteGraph {
  /** Site whose pages are those of the nodes. */
  readonly source: SiteSource;
  /** Time of the check, in the site's time zone. */
  readonly at: string;
  /** Pages by route, without not-found pages. */
  readonly pages: NodesByName;
  readonly notFoundPages: readonly FileNode[];
  readonly layouts: NodesByName;
  readonly shared: NodesByName;
  readonly patterns: NodesByName;
  readonly data: NodesByName;
  readonly site: FileNode | undefined;
  /** Files to check: all of them, or only those that may have other problems at another time. */
  readonly filesToCheck: readonly FileNode[];
  readonly queries: readonly SiteQuery[];
  readonly checkedBlocks: readonly LocatedFact<BlockWithCheck>[];
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
    filesByName([...files].map(([name, file]) => [name, createNode(file, kind)]));
  const nodes = {
    site: source.site && createNode(source.site, 'site'),
    data: createNodes(source.data, 'data'),
    layouts: createNodes(source.layouts, 'layout'),
    shared: createNodes(source.shared, 'shared'),
    patterns: createNodes(source.patterns, 'pattern'),
  };
  const pages = source.pages.map((page) => createPageNode(page, factsOf({ file: page.file, kind: 'page', page }), at));
  const graph = { ...nodes, ...groupPages(pages), at, source: { ...source, pages: pages.map(({ page }) => page) } };
  return { ...graph, ...factsToCheck(allFileNodes(graph), context) };
}

/**
 * Graph of a site at another time. Only files whose facts differ then are checked again.
 * @param filesToCheck those that may have other problems then
 * @param factsOf returns the facts of a file at that time
 */
export function createSiteGraphAt(
  now: SiteGraph,
  context: FactsContext,
  filesToCheck: FileNode[],
  factsOf: (file: FileOfKind) => FileFacts,
): SiteGraph {
  const replacements = new Map(
    filesToCheck.map((before) => {
      const { file, kind, page } = before;
      const facts = factsOf({ file, kind, ...(page && { page }) });
      return [before, page ? createPageNode(page, facts, context.at) : createFileNode(file, kind, facts)];
    }),
  );
  const replace = (node: FileNode) => replacements.get(node) ?? node;
  const replaceIn = (nodes: NodesByName) => filesByName([...nodes].map(([name, node]) => [name, replace(node)]));
  return {
    ...now,
    at: context.at,
    pages: replaceIn(now.pages),
    notFoundPages: now.notFoundPages.map(replace),
    layouts: replaceIn(now.layouts),
    shared: replaceIn(now.shared),
    data: replaceIn(now.data),
    site: now.site && replace(now.site),
    ...factsToCheck([...replacements.values()], context),
  };
}

const createFileNode = (file: SourceFile, kind: FileKind, facts: FileFacts): FileNode => ({
  ...{ file, kind, facts },
  isShown: kind !== 'pattern',
});

function createPageNode(page: PageSource, facts: FileFacts, at: string) {
  const { head = {} } = facts;
  const lists = facts.checkedBlocks.filter(({ type, block }) => checks[type]?.listAddressing?.(block));
  const readPage = {
    ...page,
    ...(page.file.isLazy && { page: head }),
    ...(lists.length > 0 && { lists }),
  };
  return { file: page.file, kind: 'page' as const, page: readPage, isShown: isPublished(head, at), facts };
}

const groupPages = (nodes: ReturnType<typeof createPageNode>[]) => ({
  pages: new Map(nodes.filter(({ page }) => !page.isNotFoundPage).map((node) => [node.page.route, node])),
  notFoundPages: nodes.filter(({ page }) => page.isNotFoundPage),
});

function factsToCheck(filesToCheck: FileNode[], { schemas }: FactsContext) {
  return {
    filesToCheck,
    checkedBlocks: filesToCheck.flatMap((container) =>
      container.facts.checkedBlocks.map((block) => ({ ...block, container })),
    ),
    queries: filesToCheck.flatMap((container) =>
      container.facts.queries.flatMap((query): SiteQuery[] => {
        const list = schemas.lists.byName.get(query.listName);
        return list ? [{ ...query, container, list }] : [];
      }),
    ),
  };
}

export const allPageNodes = ({ pages, notFoundPages }: Pick<SiteGraph, 'pages' | 'notFoundPages'>): FileNode[] => [
  ...pages.values(),
  ...notFoundPages,
];

/** Schedules and other date ranges of the site's content. */
export const datesOfSite = (graph: SiteGraph): JsonObject[] =>
  allFileNodes(graph)
    .flatMap(({ facts }) => Object.keys(facts.dependencies).map(parseScheduleKey))
    .filter((dates) => dates !== undefined);

export const allFileNodes = (graph: Omit<SiteGraph, 'filesToCheck' | 'queries' | 'checkedBlocks'>): FileNode[] => [
  ...allPageNodes(graph),
  ...graph.layouts.values(),
  ...graph.shared.values(),
  ...graph.patterns.values(),
  ...graph.data.values(),
  ...(graph.site ? [graph.site] : []),
];
