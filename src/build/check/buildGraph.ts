import { isPublished } from '../load/publication.ts';
import type { SiteSource } from '../load/source.ts';
import { isObject, type Json } from '../schema/json.ts';
import { loadSiteSchemas } from '../schema/siteSchemas.ts';
import { checkDataLists } from './dataLists.ts';
import { type Container, createContainer, type SiteGraph } from './graph.ts';
import type { Reports } from './reports.ts';
import { SoundReferences } from './sound.ts';
import { Walk } from './walk.ts';
import type { WalkContext } from './walkContext.ts';

/** How a graph is made. */
export interface GraphOptions {
  /** Day of the check, ISO 8601. */
  at: string;
  /** Writes down every reference, also those that are seen at once to be in order. For commands that change them. */
  keepAll?: boolean;
}

/** Walks a whole site once: checks every file by itself and gathers what the files say about each other. */
export function buildGraph(source: SiteSource, { at, keepAll = false }: GraphOptions, reports: Reports): WalkContext {
  const graph: SiteGraph = {
    source,
    at: at.slice(0, 10),
    pages: new Map(),
    notFoundPages: [],
    layouts: new Map(),
    shared: new Map(),
    data: new Map(),
    site: source.site && createContainer(source.site, 'site', true),
    references: [],
    queries: [],
    forms: [],
  };
  const site = source.site?.json;
  const context: WalkContext = {
    graph,
    schemas: loadSiteSchemas(),
    reports,
    tokens: { site: isObject(site) ? site : {} },
    isSiteKnown: isObject(site),
    soundTokens: new Map(),
    faulty: new Set(),
    sound: keepAll ? undefined : new SoundReferences(source, at),
  };
  checkDataLists(context);
  walkSite(context);
  walkSurroundings(context);
  for (const page of source.pages) {
    const container = createContainer(page.file, 'page', isPublished(page.page, graph.at), page);
    if (page.isNotFoundPage) graph.notFoundPages.push(container);
    else graph.pages.set(page.route, container);
    walkFile(container, 'this page', context, (walk) => walk.check(page.file.json, context.schemas.page));
  }
  return context;
}

/** A file that is no JSON has its problem already; what it holds is unknown. */
function walkFile(container: Container, owner: string, context: WalkContext, walk: (walk: Walk) => void): void {
  if (container.file.json === undefined) container.isWhole = false;
  else walk(new Walk(context, container, owner));
}

function walkSite(context: WalkContext): void {
  const { site } = context.graph;
  const checked = context.schemas.site;
  if (site && checked) walkFile(site, '_site.json', context, (walk) => walk.check(site.file.json, checked));
}

function walkSurroundings(context: WalkContext): void {
  const { graph, schemas, reports } = context;
  for (const [name, file] of graph.source.layouts) {
    const container = createContainer(file, 'layout', true);
    graph.layouts.set(name, container);
    walkFile(container, 'this layout', context, (walk) => walk.check(file.json, schemas.layout));
  }
  for (const [name, file] of graph.source.shared) {
    const container = createContainer(file, 'shared', true);
    graph.shared.set(name, container);
    const isReference = isObject(file.json) && file.json.type === 'shared';
    const allowed = [...schemas.blocks.keys()].filter((type) => type !== 'shared' && type !== 'slot');
    if (isReference)
      reports.add(
        'block-not-allowed',
        { type: 'shared', owner: 'a file of _blocks by itself', allowed },
        { file, pointer: '/type' },
      );
    else walkFile(container, 'a shared block', context, (walk) => walk.block(withoutSchema(file.json), undefined));
  }
}

/** An editor's mark, which files have and blocks have not. */
function withoutSchema(block: Json | undefined): Json | undefined {
  if (!isObject(block)) return block;
  const { $schema: _, ...own } = block;
  return own;
}
