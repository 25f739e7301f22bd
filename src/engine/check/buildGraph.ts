import { isPublished } from '#engine/content/publication.ts';
import { loadSiteSchemas } from '#engine/content/schema/siteSchemas.ts';
import type { PageSource, SiteSource } from '#engine/content/source.ts';
import { isObject, type Json } from '#shared/json.ts';
import { brokenKeysOf } from './brokenKeys.ts';
import { checkDataLists } from './dataLists.ts';
import { type Container, createContainer, type SiteGraph } from './graph.ts';
import type { NameTable } from './nameTable.ts';
import type { Reports } from './reports.ts';
import { SoundReferences } from './sound.ts';
import { soundSiteText } from './tokens.ts';
import { Walk } from './walk.ts';
import type { NotingContext, WalkContext } from './walkContext.ts';

/** How a graph is made. */
export interface GraphOptions {
  /** Day of the check, ISO 8601. */
  at: string;
  /** Writes down every reference, also those that are seen at once to be in order. For commands that change them. */
  keepAll?: boolean;
}

/** Walks a whole site once: checks every file by itself and gathers what the files say about each other. */
export function buildGraph(source: SiteSource, options: GraphOptions, reports: Reports): WalkContext {
  const noting = createContext(source, options.at, reports);
  const context: WalkContext = options.keepAll ? { ...noting, sound: undefined } : noting;
  walkAllButPages(context);
  for (const page of source.pages) addPage(walkPage(page, context), context.graph);
  return context;
}

/**
 * What a walk of a site begins with: a graph that holds nothing yet.
 * @param at ISO 8601 day of the check
 * @param names that are known already; others are put into it
 */
export function createContext(source: SiteSource, at: string, reports: Reports, names?: NameTable): NotingContext {
  const site = source.site?.json;
  const schemas = loadSiteSchemas();
  const tokens = { site: isObject(site) ? site : {} };
  const brokenSiteKeys = brokenKeysOf(site, schemas);
  const soundTokens = new Map<string, string | undefined>();
  const tokenText = (token: string) => soundSiteText(token, { tokens, soundTokens, brokenSiteKeys });
  return {
    graph: {
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
      checkedBlocks: [],
      listed: new Set(),
      itemPictures: [],
    },
    schemas,
    reports,
    tokens,
    isSiteKnown: isObject(site),
    brokenSiteKeys,
    listFields: new Map(),
    isComplete: true,
    soundTokens,
    widest: new Map(),
    faulty: new Set(),
    sound: new SoundReferences(source, at, tokenText, names),
  };
}

/** Walks the data lists, `_site.json`, the layouts and the shared blocks. */
export function walkAllButPages(context: WalkContext): void {
  checkDataLists(context);
  walkSite(context);
  walkSurroundings(context);
}

/** Walks one page. */
export function walkPage(page: PageSource, context: WalkContext): Container {
  const container = createContainer(page.file, 'page', isPublished(page.page, context.graph.at), page);
  walkFile(container, 'this page', context, (walk) => walk.check(page.file.json, context.schemas.page));
  return container;
}

/** Puts a page that was walked into the graph. */
export function addPage(container: Container, graph: SiteGraph): void {
  if (!container.page || container.page.isNotFoundPage) graph.notFoundPages.push(container);
  else graph.pages.set(container.page.route, container);
}

/** A file that is no JSON has its problem already; what it holds is unknown. */
function walkFile(container: Container, owner: string, context: WalkContext, walk: (walk: Walk) => void): void {
  container.isJson = container.file.json !== undefined;
  if (!container.isJson) container.isWhole = false;
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
