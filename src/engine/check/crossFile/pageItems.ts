import { routePattern } from '#engine/content/routePattern.ts';
import { replaceTokens } from '#engine/content/text/tokens.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { plainAddress } from '#shared/plainAddress.ts';
import type { ValueLocation } from '../problemCollector.ts';
import type { FileNode, SiteGraph, SiteQuery } from './siteGraph.ts';

export interface LocatedItem extends ValueLocation {
  item: JsonObject;
  /** True if the item itself has problems, whose consequences are not reported. */
  isInvalid: boolean;
}

/** Fields of every page as an item of a list, besides those in its `fields`. */
const commonFields = ['title', 'text', 'image', 'icon', 'link', 'current', 'order', 'section', 'route'];

/** Words for pages around the one that a query is on. */
export const relations = ['children', 'siblings', 'neighbours', 'ancestors'];

/** Pages as items of lists, with the names of their fields. */
export interface ChosenPages {
  items: LocatedItem[];
  fields: string[];
}

/** True if the result of a query depends on the page that it is on. */
export const isRelativeQuery = ({ pages }: JsonObject): boolean =>
  typeof pages === 'string' && relations.includes(pages);

/** Shown pages of a site as items of lists. Results are cached, however many pages use the same query. */
export class PageItems {
  readonly #graph: SiteGraph;
  readonly #site: JsonObject;
  readonly #items = new Map<FileNode, LocatedItem>();
  readonly #choices = new Map<string, ChosenPages | undefined>();
  #shown: FileNode[] | undefined;
  #byParent: Map<string, FileNode[]> | undefined;
  /** Positions of pages among those with the same parent. */
  #positions: Map<string | undefined, number> | undefined;

  /** @param site value of `_site.json`, for tokens */
  constructor(graph: SiteGraph, site: JsonObject) {
    this.#graph = graph;
    this.#site = site;
  }

  /**
   * Selects the pages of a query before `where`. In a layout or shared block, relative queries may select any page; on
   * a page, they select the pages around it.
   * @returns undefined if the query's `pages` has no meaning
   */
  choose({ query, container }: SiteQuery): ChosenPages | undefined {
    const { pages } = query;
    // Results of relative queries differ from page to page: caching them is useless.
    if (container.page && isRelativeQuery(query)) return this.#asItems(this.#choose(pages, container));
    return getOrInsert(this.#choices, JSON.stringify(pages), () => this.#asItems(this.#choose(pages, container)));
  }

  #asItems(chosen: FileNode[] | undefined): ChosenPages | undefined {
    if (!chosen) return undefined;
    let fields: string[] | undefined;
    return {
      items: chosen.map((page) => this.#locatedItemOf(page)),
      get fields() {
        fields ??= fieldsOfPages(chosen);
        return fields;
      },
    };
  }

  #choose(choice: Json | undefined, container: FileNode): FileNode[] | undefined {
    if (Array.isArray(choice)) return choice.flatMap((route) => this.#shownPageAt(String(route)));
    if (typeof choice !== 'string') return [];
    this.#shown ??= [...this.#graph.pages.values()].filter((page) => page.isShown);
    if (relations.includes(choice))
      return container.page ? this.#selectRelated(choice, container.page.route) : this.#shown;
    if (!choice.startsWith('/')) return undefined;
    const pattern = routePattern(choice);
    return this.#shown.filter(({ page }) => pattern.test(page?.route ?? ''));
  }

  #shownPageAt(route: string): FileNode[] {
    const page = this.#graph.pages.get(plainAddress(route));
    return page?.isShown ? [page] : [];
  }

  #selectRelated(choice: string, route: string): FileNode[] {
    this.#byParent ??= groupByParentRoute(this.#shown ?? []);
    const childrenOf = (parent: string) => this.#byParent?.get(parent) ?? [];
    if (choice === 'children') return childrenOf(route);
    if (choice === 'siblings') return childrenOf(routeAbove(route));
    if (choice === 'neighbours') return this.#besides(route, childrenOf(routeAbove(route)));
    const trail = [route];
    while (trail[0] !== '/') trail.unshift(routeAbove(trail[0] ?? '/'));
    return trail.flatMap((ancestor) => this.#shownPageAt(ancestor));
  }

  /** Pages beside one in the order of the site. Each page is beside another one, so that each is checked as an item. */
  #besides(route: string, siblings: FileNode[]): FileNode[] {
    this.#positions ??= new Map(
      [...(this.#byParent ?? [])].flatMap(([, pages]) => pages.map(({ page }, index) => [page?.route, index] as const)),
    );
    const position = this.#positions.get(route) ?? 0;
    return siblings.slice(Math.max(0, position - 1), position + 2).filter(({ page }) => page?.route !== route);
  }

  #locatedItemOf(page: FileNode): LocatedItem {
    const isInvalid = !page.facts.isJson || page.facts.isInvalid;
    return getOrInsert(this.#items, page, () => ({
      item: this.#createItem(page),
      file: page.file,
      pointer: '',
      isInvalid,
    }));
  }

  /** Page as an item: its card, else its heading and description, and its `fields`. */
  #createItem({ page: source }: FileNode): JsonObject {
    const page = source?.page ?? {};
    const card = isObject(page.card) ? page.card : undefined;
    const context = { site: this.#site, page };
    const item: JsonObject = {};
    const set = (name: string, value: Json | undefined) => {
      if (value !== undefined) item[name] = typeof value === 'string' ? replaceTokens(value, context, 'source') : value;
    };
    for (const [name, value] of Object.entries(isObject(page.fields) ? page.fields : {})) set(name, value);
    set('title', card?.title ?? page.heading);
    set('text', card?.text ?? page.description);
    set('image', card?.image ?? page.image);
    set('icon', card?.icon);
    set('order', page.order);
    set('updated', page.updated);
    set('section', page.section);
    item.link = source?.route;
    item.route = source?.route;
    return item;
  }
}

function groupByParentRoute(pages: FileNode[]): Map<string, FileNode[]> {
  const childrenByParent = new Map<string, FileNode[]>();
  for (const container of pages) {
    if ((container.page?.route ?? '/') === '/') continue;
    getOrInsert(childrenByParent, parentRouteOf(container), () => []).push(container);
  }
  return childrenByParent;
}

/** Route one level up; the top level is below the home page. */
export const routeAbove = (route: string): string => route.slice(0, route.lastIndexOf('/')) || '/';

/** Route of a page's parent: its section, else the folder that it is in. */
export const parentRouteOf = ({ page: source }: FileNode): string =>
  typeof source?.page.section === 'string' ? plainAddress(source.page.section) : routeAbove(source?.route ?? '/');

function fieldsOfPages(pages: FileNode[]): string[] {
  const fields = new Set(commonFields);
  for (const { page } of pages) {
    for (const name in page?.page.fields as JsonObject | undefined) fields.add(name);
    if (page?.page.updated !== undefined) fields.add('updated');
  }
  return [...fields];
}
