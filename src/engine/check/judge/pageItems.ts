import { routePattern } from '#engine/content/addresses.ts';
import { replaceTokens } from '#engine/content/text/tokens.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import type { ValuePlace } from '../reports.ts';
import type { Container, SiteGraph, SiteQuery } from './graph.ts';

/** An item, and where it is written. */
export interface ItemSource extends ValuePlace {
  item: JsonObject;
  /** The item has problems where it is written: what follows from them is not said again. */
  isFaulty: boolean;
}

/** Fields that every page has as an item of a list, beside those of its own `fields`. */
const commonFields = ['title', 'text', 'image', 'icon', 'link', 'current', 'order', 'section', 'route'];

const relations = ['children', 'siblings', 'ancestors'];

/** Pages as items of lists, and the names of their fields. */
export interface PageChoice {
  items: ItemSource[];
  fields: string[];
}

/** Whether which pages come depends on the page that asks. */
export const isRelative = ({ pages }: JsonObject): boolean => typeof pages === 'string' && relations.includes(pages);

/** The shown pages of a site as items of lists. Every choice is made once, however many pages ask for it. */
export class PageItems {
  readonly #graph: SiteGraph;
  readonly #site: JsonObject;
  readonly #items = new Map<Container, ItemSource>();
  readonly #choices = new Map<string, PageChoice | undefined>();
  #shown: Container[] | undefined;
  #byParent: Map<string, Container[]> | undefined;

  /** @param site value of `_site.json`, for tokens */
  constructor(graph: SiteGraph, site: JsonObject) {
    this.#graph = graph;
    this.#site = site;
  }

  /**
   * The pages that a query chooses before `where`. In a layout or shared block, relations may choose any page; on a
   * page itself, the pages around it are taken.
   * @returns undefined when the choice means nothing
   */
  choose({ query, container }: SiteQuery): PageChoice | undefined {
    const { pages } = query;
    // The pages around a page are asked for there and nowhere else.
    if (container.page && isRelative(query)) return this.#asItems(this.#choose(pages, container));
    return getOrInsert(this.#choices, JSON.stringify(pages), () => this.#asItems(this.#choose(pages, container)));
  }

  #asItems(chosen: Container[] | undefined): PageChoice | undefined {
    if (!chosen) return undefined;
    let fields: string[] | undefined;
    return {
      items: chosen.map((page) => this.#source(page)),
      get fields() {
        fields ??= fieldsOfPages(chosen);
        return fields;
      },
    };
  }

  #choose(choice: Json | undefined, container: Container): Container[] | undefined {
    if (Array.isArray(choice)) return choice.flatMap((route) => this.#at(String(route)));
    if (typeof choice !== 'string') return [];
    this.#shown ??= [...this.#graph.pages.values()].filter((page) => page.isShown);
    if (relations.includes(choice)) return container.page ? this.#related(choice, container.page.route) : this.#shown;
    if (!choice.startsWith('/')) return undefined;
    const pattern = routePattern(choice);
    return this.#shown.filter(({ page }) => pattern.test(page?.route ?? ''));
  }

  #at(route: string): Container[] {
    const page = this.#graph.pages.get(route);
    return page?.isShown ? [page] : [];
  }

  #related(choice: string, route: string): Container[] {
    this.#byParent ??= byParent(this.#shown ?? []);
    const below = (parent: string) => this.#byParent?.get(parent) ?? [];
    if (choice === 'children') return below(route);
    if (choice === 'siblings') return below(folderOf(route));
    const trail = [route];
    while (trail[0] !== '/') trail.unshift(folderOf(trail[0] ?? '/'));
    return trail.flatMap((above) => this.#at(above));
  }

  #source(page: Container): ItemSource {
    const isFaulty = !page.facts.isJson || page.facts.isFaulty;
    return getOrInsert(this.#items, page, () => ({ item: this.#item(page), file: page.file, pointer: '', isFaulty }));
  }

  /** A page as an item: its card, else its heading and description, and its own `fields`. */
  #item({ page: source }: Container): JsonObject {
    const page = source?.page ?? {};
    const card = isObject(page.card) ? page.card : undefined;
    const context = { site: this.#site, page };
    const item: JsonObject = {};
    const set = (name: string, value: Json | undefined) => {
      if (value !== undefined) item[name] = typeof value === 'string' ? replaceTokens(value, context) : value;
    };
    for (const [name, value] of Object.entries(isObject(page.fields) ? page.fields : {})) set(name, value);
    set('title', card?.title ?? page.heading);
    set('text', card?.text ?? page.description);
    set('image', card?.image ?? page.image);
    set('icon', card?.icon);
    set('order', page.order);
    set('section', page.section);
    item.link = source?.route;
    item.route = source?.route;
    return item;
  }
}

function byParent(pages: Container[]): Map<string, Container[]> {
  const below = new Map<string, Container[]>();
  for (const container of pages) {
    if ((container.page?.route ?? '/') === '/') continue;
    getOrInsert(below, parentOf(container), () => []).push(container);
  }
  return below;
}

/** The route one level up; the home page's own for what is at the top. */
export const folderOf = (route: string): string => route.slice(0, route.lastIndexOf('/')) || '/';

/** The route of the page above a page: its section, else the folder that it is in. */
export const parentOf = ({ page: source }: Container): string =>
  typeof source?.page.section === 'string' ? source.page.section : folderOf(source?.route ?? '/');

function fieldsOfPages(pages: Container[]): string[] {
  const fields = new Set(commonFields);
  for (const { page } of pages) for (const name in page?.page.fields as JsonObject | undefined) fields.add(name);
  return [...fields];
}
