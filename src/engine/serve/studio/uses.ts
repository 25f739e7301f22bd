import { Anchors } from '#engine/check/judge/anchors.ts';
import { allContainers, type Container, type SiteGraph } from '#engine/check/judge/graph.ts';
import { children, matching, siblings } from '#engine/make/resolve/relations.ts';
import { createSiteContext, type SiteContext } from '#engine/make/resolve/siteContext.ts';
import { createUses } from '#engine/make/resolve/uses.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import type { Json } from '#shared/json.ts';
import { addressOf } from '#shared/pageAddress.ts';
import type { PlaceUses } from '#shared/studio.ts';
import { Refusal } from './refusal.ts';
import type { StudioSite } from './studioSite.ts';

/** What is on which page, as the last check has found it. */
interface Shown {
  graph: SiteGraph;
  anchors: Anchors;
  context: SiteContext;
  /** By path. */
  containers: Map<string, Container>;
}

const known = new WeakMap<SiteGraph, Shown>();

/** What is on which page; undefined while nothing is known of the site. */
export function shownIn({ content }: StudioSite): Shown | undefined {
  const { graph } = content.checked?.context ?? {};
  return (
    graph &&
    getOrInsert(known, graph, () => ({
      graph,
      anchors: new Anchors(graph),
      context: createSiteContext(graph.source, new Map(), graph.at),
      containers: new Map(allContainers(graph).map((container) => [container.file.path, container])),
    }))
  );
}

/**
 * On which pages something is shown.
 * @throws Refusal when the site has no such file
 */
export function usesOf(site: StudioSite, parameters: URLSearchParams): PlaceUses {
  const [file, pointer] = [parameters.get('file') ?? '', parameters.get('pointer') ?? ''];
  const shown = shownIn(site);
  const container = shown?.containers.get(file);
  if (!shown || !container) throw new Refusal(422, { reason: `Nothing is known of ${file}.` });
  const pages = [
    ...new Set(pagesShowing(container, pointer, shown).flatMap(({ page }) => (page ? addressOf(page) : []))),
  ];
  return { name: nameOfContainer(container, shown), pages, isOnEveryPage: container.kind === 'site' };
}

/** The pages on which a part of a file is shown. */
export function pagesShowing(container: Container, pointer: string, shown: Shown): Container[] {
  const { anchors, graph } = shown;
  if (container.kind === 'data') return usersOfList(container, graph).flatMap((user) => anchors.pagesOf(user));
  const own = anchors.pagesOf(container);
  const isInBlocks = pointer === '/blocks' || pointer.startsWith('/blocks/');
  return container.kind === 'page' && !isInBlocks ? [...own, ...pagesListing(container, shown)] : own;
}

/** Lists that pages show: what `_site.json` has for feed readers, calendars and assistants stands on none. */
const shownQueries = ({ queries }: SiteGraph) =>
  queries.filter(({ container, pointer }) => container.kind !== 'site' || !/^\/(feeds|calendars|llms)\//.test(pointer));

function usersOfList(list: Container, graph: SiteGraph): Container[] {
  const [name] = [...graph.data].find(([, container]) => container === list) ?? [];
  const inQueries = shownQueries(graph).flatMap(({ query, container }) => (query.from === name ? container : []));
  // What the frame of the site shows of a list, it shows by a query.
  const named = allContainers(graph).filter(
    ({ kind, facts }) => kind !== 'site' && name !== undefined && facts.names.data?.includes(name),
  );
  return [...new Set([...inQueries, ...named])];
}

/** Pages with a list that a page is in, by its heading, its picture and whatever else it says of itself. */
function pagesListing(listed: Container, shown: Shown): Container[] {
  const queries = shownQueries(shown.graph).filter(({ query }) => query.pages !== undefined);
  return queries.flatMap(({ query, container }) => {
    const pages = shown.anchors.pagesOf(container);
    return isOfOnePage(query.pages)
      ? pages.filter((page) => chooses(query.pages, page, listed, shown))
      : pages.some((page) => chooses(query.pages, page, listed, shown))
        ? pages
        : [];
  });
}

/** Whether what a query chooses depends on the page that it stands on. */
const isOfOnePage = (selector: Json | undefined) => ['children', 'siblings', 'ancestors'].includes(String(selector));

function chooses(selector: Json | undefined, on: Container, { page }: Container, { context }: Shown): boolean {
  if (!page || !on.page) return false;
  if (Array.isArray(selector)) return selector.includes(page.route);
  const isIn = (pages: { route: string }[]) => pages.some(({ route }) => route === page.route);
  if (selector === 'children') return isIn(children(on.page.route, context));
  if (selector === 'siblings') return isIn(siblings(on.page, context, createUses()));
  if (selector === 'ancestors') return `${on.page.route}/`.startsWith(page.route === '/' ? '/' : `${page.route}/`);
  return typeof selector === 'string' && isIn(matching(selector, context));
}

/** What a person would call a file. */
export function nameOfContainer({ kind, page, file }: Container, { graph }: Shown): string {
  const nameIn = (files: Map<string, Container>) =>
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
      return `the list ${inWords(nameIn(graph.data))}`;
    case 'page':
      return page?.isNotFoundPage ? `the page for addresses that do not exist` : `the page ${page?.route}`;
  }
}

const inWords = (name: string) => (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll(/[-_]/g, ' ');
