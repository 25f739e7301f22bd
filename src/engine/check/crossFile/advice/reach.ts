import { getOrInsert } from '#shared/getOrInsert.ts';
import type { LinkContext } from '../crossFileContext.ts';
import { isRelativeQuery, parentRouteOf, routeAbove } from '../pageItems.ts';
import { allFileNodes, type FileNode, type SiteQuery } from '../siteGraph.ts';

/** Reports pages to which links lead, but only from pages that are unreachable from the home page and the menus. */
export function checkReach(context: LinkContext, orphans: ReadonlySet<FileNode>): void {
  const { graph, reports } = context;
  const home = graph.pages.get('/');
  if (!home?.isShown) return;
  const found = new Reach(context).find(home);
  for (const [route, page] of graph.pages) {
    if (found.has(page) || !page.isShown || orphans.has(page) || page.page?.page.index === false) continue;
    if (['/404', '/not-found'].includes(route)) continue;
    const from = allFileNodes(graph).find((node) => node !== page && linkedRoutes(node).includes(route));
    const isDraft = from?.kind === 'page' && !from.isShown;
    reports.add('page-unreachable', { route, from: from?.file.path, isDraft }, { file: page.file, pointer: '' });
  }
}

const linkedRoutes = ({ facts }: FileNode): string[] =>
  facts.references.flatMap(({ kind, value }) =>
    kind === 'link' && value.startsWith('/') ? (value.split(/[?#]/, 1)[0] ?? '') : [],
  );

/** Follows links and lists of public pages. */
class Reach {
  readonly #context: LinkContext;
  readonly #found = new Set<FileNode>();
  readonly #queue: FileNode[] = [];
  /** Files whose content is on pages that were reached, or that were looked at. */
  readonly #seen = new Set<FileNode>();
  readonly #queries = new Map<FileNode, SiteQuery[]>();
  readonly #selected = new Set<string>();
  readonly #itemLinks = new Map<FileNode, string[]>();
  readonly #relations = new Map<FileNode, Set<string>>();
  readonly #byParent = new Map<string, FileNode[]>();

  constructor(context: LinkContext) {
    this.#context = context;
    const { graph, queryResults } = context;
    for (const query of graph.queries)
      if (query.isShown) getOrInsert(this.#queries, query.container, () => []).push(query);
    for (const { kind, value, container } of queryResults.references)
      if (kind === 'link') getOrInsert(this.#itemLinks, container, () => []).push(value);
    for (const page of graph.pages.values())
      if (page.isShown && page.page?.route !== '/')
        getOrInsert(this.#byParent, parentRouteOf(page), () => []).push(page);
  }

  /** Pages that are reached from the home page, a menu or anything else on every page. */
  find(home: FileNode): ReadonlySet<FileNode> {
    const { graph } = this.#context;
    this.#addPage(home);
    if (graph.site) this.#follow(graph.site);
    // Which page shows an item of a data list is not followed: what the items link to counts as reached.
    for (const list of graph.data.values()) this.#follow(list);
    for (let page = this.#queue.pop(); page; page = this.#queue.pop()) {
      if (this.#found.size === graph.pages.size) break;
      for (const part of this.#context.anchors.filesShownOn(page)) {
        this.#follow(part);
        this.#addRelations(part, page);
      }
    }
    return this.#found;
  }

  #addPage(page: FileNode | undefined): void {
    if (!page?.isShown || this.#found.has(page)) return;
    this.#found.add(page);
    this.#queue.push(page);
  }

  #addRoute(link: string): void {
    if (!link.startsWith('/')) return;
    const { graph, otherAddresses } = this.#context;
    const route = link.split(/[?#]/, 1)[0] ?? '';
    this.#addPage(graph.pages.get(route) ?? otherAddresses.get(route));
  }

  /** Adds the pages that a file links to or lists, wherever it is shown. */
  #follow(container: FileNode): void {
    if (this.#seen.has(container)) return;
    this.#seen.add(container);
    for (const { kind, value, isShown } of container.facts.references)
      if (kind === 'link' && isShown) this.#addRoute(value);
    for (const link of this.#itemLinks.get(container) ?? []) this.#addRoute(link);
    for (const query of this.#queries.get(container) ?? []) this.#select(query);
  }

  #select(query: SiteQuery): void {
    const { pages } = query.query;
    if (pages === undefined) return;
    if (isRelativeQuery(query.query)) {
      getOrInsert(this.#relations, query.container, () => new Set<string>()).add(String(pages));
      return;
    }
    const key = JSON.stringify(pages);
    if (this.#selected.has(key)) return;
    this.#selected.add(key);
    for (const { item } of this.#context.pageItems.choose(query)?.items ?? []) this.#addRoute(String(item.route));
  }

  /** Adds the pages above, below and beside a page, where a part of it lists them. */
  #addRelations(part: FileNode, page: FileNode): void {
    for (const relation of this.#relations.get(part) ?? []) {
      const route = page.page?.route ?? '/';
      if (relation === 'children') this.#addBelow(route);
      else if (relation === 'siblings' || relation === 'neighbours') this.#addBelow(parentRouteOf(page));
      else for (let above = routeAbove(route); above !== '/'; above = routeAbove(above)) this.#addRoute(above);
    }
  }

  #addBelow(parent: string): void {
    for (const page of this.#byParent.get(parent) ?? []) this.#addPage(page);
    this.#byParent.delete(parent);
  }
}
