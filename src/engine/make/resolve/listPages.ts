import { checks } from '#blocks/checks.ts';
import { listParts, partRoute } from '#engine/content/lists/listParts.ts';
import { isPublished } from '#engine/content/publication.ts';
import { selectItems } from '#engine/content/query.ts';
import type { AddressedList, PageSource, SiteSource } from '#engine/content/siteSource.ts';
import { addressStyleOf } from '#shared/addressName.ts';
import { asObject, isObject, type Json, type JsonObject } from '#shared/json.ts';
import type { ListAddressing } from '#shared/listAddressing.ts';
import { componentSchemaOf } from './componentSchema.ts';
import { createDependencyRecord, type DependencyRecord, noteDependency } from './dependencyRecord.ts';
import { headOfPart, listWordsOf } from './listTitles.ts';
import { runQuery } from './runQuery.ts';
import type { ResolveScope } from './scope.ts';
import { aliasesOf, type ListOnPage, type SiteContext } from './siteContext.ts';
import { isItemVisible } from './visibility.ts';

/** Site in one locale whose pages are known, without those of lists. */
type ListSite = SiteContext & { absent: Set<string>; lists: Map<string, ListOnPage> };

/**
 * Adds the pages of lists and topics to a site. They follow from what a list shows at the time of the context. A page
 * that is written wins over one of a list at the same address; a part that has no items now leads to its list.
 */
export function addListPages(context: ListSite): void {
  const { source, pages } = context;
  const owners = source.pages.filter(
    ({ lists, isNotFoundPage, isFallback }) => lists && !isNotFoundPage && !isFallback,
  );
  if (owners.length === 0) return;
  const routes = new Set(source.pages.map(({ route }) => route));
  const words = listWordsOf(context);
  for (const owner of owners) {
    const found = findListOnPage(owner, context);
    if (!found) continue;
    const written = writtenParts(found.list, found.addressing, owner, context);
    const isOwnerPublic = pages.get(owner.route) === owner;
    if (!isOwnerPublic) {
      for (const suffix of written) context.absent.add(partRoute(owner.route, suffix));
      continue;
    }
    context.lists.set(owner.route, found);
    const withoutItems = written.filter((suffix) => !found.parts.has(suffix));
    const emptied = [owner.route, ...aliasesOf(owner)].flatMap((route) =>
      withoutItems.map((suffix) => partRoute(route, suffix)),
    );
    if (emptied.length > 0)
      pages.set(owner.route, { ...owner, emptied: emptied.filter((route) => !routes.has(route)) });
    for (const part of found.parts.values()) {
      const route = partRoute(owner.route, part.suffix);
      if (part.suffix === '' || routes.has(route)) continue;
      const head = headOfPart(owner.page, part, words);
      pages.set(route, {
        ...owner,
        route,
        page: { ...owner.page, ...head },
        part: { of: owner.route, suffix: part.suffix, head },
      });
    }
  }
}

/** The list on a page that has addresses: the first one, as the check demands that there is one. */
function findListOnPage(owner: PageSource, context: SiteContext): ListOnPage | undefined {
  const [list] = owner.lists ?? [];
  const addressing = list && checks[list.type]?.listAddressing?.(list.block);
  if (!list || !addressing) return undefined;
  const uses = createDependencyRecord();
  const scope = scopeOf(owner, context, uses);
  const isShown = [list.block, ...(list.around ?? [])].every((content) => isPublished(content, context.at));
  const items = isShown ? visibleItems(list, addressing, scope) : [];
  return { list, addressing, items, uses: uses.keys, parts: partsByAddress(items, addressing, context) };
}

const partsByAddress = (items: JsonObject[], addressing: ListAddressing, { site }: SiteContext) =>
  new Map(listParts(items, addressing, addressStyleOf(site)).map((part) => [part.suffix, part]));

/** Scope in which the items of a list on a page are resolved. */
export const scopeOf = (page: PageSource, context: SiteContext, uses: DependencyRecord): ResolveScope => ({
  ...{ context, page, uses, slots: [], resolveBlocks: () => [] },
  tokens: {
    site: context.site,
    page: { ...page.page, route: page.route },
    note: (path) => noteDependency(uses, path),
  },
});

/** Items of a list as its block shows them, before they are resolved. */
export function visibleItems(
  { type, block }: Pick<AddressedList, 'type' | 'block'>,
  { items: key }: ListAddressing,
  scope: ResolveScope,
): JsonObject[] {
  const schema = componentSchemaOf(type).properties?.[key]?.items ?? {};
  const written = block[key];
  const items: Json[] = isObject(written) ? runQuery(written, schema, scope) : Array.isArray(written) ? written : [];
  return items.filter(isObject).filter((item) => isItemVisible(item, schema, scope));
}

/** Parts of a list that have items at any time, by what follows the address of its page. */
function writtenParts(
  { block }: AddressedList,
  addressing: ListAddressing,
  owner: PageSource,
  context: SiteContext,
): string[] {
  const items = writtenItems(block[addressing.items], owner, context);
  return [...partsByAddress(items, addressing, context).keys()].filter((suffix) => suffix !== '');
}

function writtenItems(written: Json | undefined, owner: PageSource, context: SiteContext): JsonObject[] {
  if (!isObject(written)) return Array.isArray(written) ? written.filter(isObject) : [];
  const { also, ...query } = written;
  const others = Array.isArray(also) ? also.filter(isObject) : [];
  if (typeof query.from !== 'string') {
    const always = { ...context, pages: pagesByRoute(context.source), absent: new Set<string>() };
    return [...runQuery(query, {}, scopeOf(owner, always, createDependencyRecord())), ...others];
  }
  const { items } = asObject(context.source.data.get(query.from)?.json);
  return [...selectItems(query, Array.isArray(items) ? items.filter(isObject) : []), ...others];
}

const pagesByRoute = ({ pages }: SiteSource): Map<string, PageSource> =>
  new Map(pages.flatMap((page) => (page.isNotFoundPage ? [] : [[page.route, page] as const])));
