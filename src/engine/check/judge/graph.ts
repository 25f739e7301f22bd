import { datesIn, isPublished } from '#engine/content/publication.ts';
import type { Schema } from '#engine/content/schema/schema.ts';
import type { PageSource, SiteSource } from '#engine/content/source.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import type { JsonObject } from '#shared/json.ts';
import type { Anchor, CheckedBlock, FileFacts, FileKind, PictureUse, Query, Reference } from '../facts/facts.ts';
import { type File, factsOf } from '../facts/factsOf.ts';
import type { SiteView } from '../facts/siteView.ts';

/** One file of a site, with its facts and what other files add to them. */
export interface Container {
  file: SourceFile;
  kind: FileKind;
  /** Of a page file. */
  page?: PageSource | undefined;
  isShown: boolean;
  facts: FileFacts;
  /** Its own, and those of the items that its lists bring. */
  anchors: readonly Anchor[];
  /** False when a part of it is not known: what is not found in it may still be there. */
  isWhole: boolean;
  /** Origins that its shown blocks ask, as `content/asked.ts` lists them. */
  endpoints: readonly string[];
}

/** A part of a file's facts, and the file. */
export type Located<Part> = Part & { container: Container };

/** Where a reference stands, for a problem. */
export const placeOf = ({ container, pointer, within }: Located<Reference>) => ({
  file: container.file,
  pointer,
  ...(within && { within }),
});

/** A list that takes its items from elsewhere, with the schema of the list. */
export type SiteQuery = Located<Query> & { list: Schema };

/** What the files of a site say about each other: every check across files reads this and nothing else. */
export interface SiteGraph {
  source: SiteSource;
  /** The moment of the check, on the site's clock. */
  at: string;
  /** Pages by route, not-found pages left out. */
  pages: Map<string, Container>;
  notFoundPages: Container[];
  layouts: Map<string, Container>;
  shared: Map<string, Container>;
  patterns: Map<string, Container>;
  data: Map<string, Container>;
  site: Container | undefined;
  /** The files that are judged: all of them, or those that dates may make wrong at another moment. */
  judged: Container[];
  /** All that cannot be judged by their name alone, and those that were found wrong by it. */
  references: Located<Reference>[];
  queries: SiteQuery[];
  checkedBlocks: Located<CheckedBlock>[];
  /** Pages that a list leads to, whichever page it stands on. */
  listed: Set<SourceFile>;
  /** Pictures of items that queries show, with the file of the item; those of blocks are in their files' facts. */
  itemPictures: (PictureUse & { file: SourceFile })[];
}

/**
 * Puts the facts of all files of a site together.
 * @param find gives those of a file; by default they are gathered from it
 */
export function createGraph(view: SiteView, find = (file: File): FileFacts => factsOf(file, view)): SiteGraph {
  const { source, at } = view;
  const containerOf = (file: SourceFile, kind: FileKind) => createContainer(file, kind, find({ file, kind }));
  const ofEach = (files: Map<string, SourceFile>, kind: FileKind) =>
    new Map([...files].map(([name, file]) => [name, containerOf(file, kind)]));
  const graph: SiteGraph = {
    source,
    at,
    pages: new Map(),
    notFoundPages: [],
    site: source.site && containerOf(source.site, 'site'),
    data: ofEach(source.data, 'data'),
    layouts: ofEach(source.layouts, 'layout'),
    shared: ofEach(source.shared, 'shared'),
    patterns: ofEach(source.patterns, 'pattern'),
    judged: [],
    references: [],
    queries: [],
    checkedBlocks: [],
    listed: new Set(),
    itemPictures: [],
  };
  for (const page of source.pages)
    addPage(createPage(page, find({ file: page.file, kind: 'page', page }), at), page, graph);
  for (const container of allContainers(graph)) addParts(container, graph, view);
  return graph;
}

/**
 * A site at another moment. Only some files are judged there; of the others, nothing is different from what they are now.
 * @param judged files that are judged
 * @param find gives the facts of a file at that moment
 */
export function graphAt(
  now: SiteGraph,
  view: SiteView,
  judged: Container[],
  find: (file: File) => FileFacts,
): SiteGraph {
  const none = { judged: [], references: [], queries: [], checkedBlocks: [], itemPictures: [] };
  const graph: SiteGraph = { ...now, ...none, at: view.at, listed: new Set(), pages: new Map(now.pages) };
  const then = new Map<Container, Container>();
  for (const before of judged) {
    const { file, kind, page } = before;
    const facts = find({ file, kind, ...(page && { page }) });
    const container = page ? createPage(page, facts, view.at) : createContainer(file, kind, facts);
    if (page && !page.isNotFoundPage) addPage(container, page, graph);
    then.set(before, container);
  }
  const replaced = (files: Map<string, Container>) =>
    new Map([...files].map(([name, file]) => [name, then.get(file) ?? file]));
  const { layouts, shared, data, site } = now;
  Object.assign(graph, { layouts: replaced(layouts), shared: replaced(shared), data: replaced(data) });
  graph.site = site && (then.get(site) ?? site);
  graph.notFoundPages = now.notFoundPages.map((page) => then.get(page) ?? page);
  for (const container of then.values()) addParts(container, graph, view);
  return graph;
}

const createContainer = (file: SourceFile, kind: FileKind, facts: FileFacts): Container => {
  const { anchors, isWhole, endpoints } = facts;
  return { file, kind, page: undefined, isShown: kind !== 'pattern', facts, anchors, isWhole, endpoints };
};

function createPage(page: PageSource, facts: FileFacts, at: string): Container {
  const isShown = isPublished(facts.head ?? {}, at);
  return Object.assign(createContainer(page.file, 'page', facts), { page, isShown });
}

function addPage(container: Container, { isNotFoundPage, route }: PageSource, graph: SiteGraph): void {
  if (isNotFoundPage) graph.notFoundPages.push(container);
  else graph.pages.set(route, container);
}

function addParts(container: Container, graph: SiteGraph, { schemas }: SiteView): void {
  graph.judged.push(container);
  const { references, queries, checkedBlocks } = container.facts;
  for (const reference of references) graph.references.push({ ...reference, container });
  for (const block of checkedBlocks) graph.checkedBlocks.push({ ...block, container });
  for (const query of queries) {
    const list = schemas.lists.byName.get(query.listName);
    if (list) graph.queries.push({ ...query, container, list });
  }
}

/** Every page, those that answer for missing ones included. */
export const allPages = (graph: SiteGraph): Container[] => [...graph.pages.values(), ...graph.notFoundPages];

/** All pairs of dates that something of the site has. */
export const datesOfSite = (graph: SiteGraph): JsonObject[] =>
  allContainers(graph)
    .flatMap(({ facts }) => Object.keys(facts.from).map(datesIn))
    .filter((dates) => dates !== undefined);

/** Every file of the site. */
export const allContainers = (graph: SiteGraph): Container[] => [
  ...allPages(graph),
  ...graph.layouts.values(),
  ...graph.shared.values(),
  ...graph.patterns.values(),
  ...graph.data.values(),
  ...(graph.site ? [graph.site] : []),
];

/** Origins that shown blocks ask, as `content/asked.ts` lists them. */
export const endpointsOf = (graph: SiteGraph): Set<string> =>
  new Set(allContainers(graph).flatMap(({ endpoints }) => [...endpoints]));
