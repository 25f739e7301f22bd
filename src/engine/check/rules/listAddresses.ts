import { checks } from '#blocks/checks.ts';
import { topicFeedAddresses } from '#engine/content/feedAddresses.ts';
import { hasFeed, type ListPart, listParts, partRoute, topicsOf } from '#engine/content/lists/listParts.ts';
import { addressStyleOf } from '#shared/addressName.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import type { ListAddressing } from '#shared/listAddressing.ts';
import { plainAddress } from '#shared/plainAddress.ts';
import type { CrossFileContext } from '../crossFile/crossFileContext.ts';
import { writtenItemsOf } from '../crossFile/queries.ts';
import { allFileNodes, type FileNode } from '../crossFile/siteGraph.ts';
import type { BlockWithCheck } from '../facts/facts.ts';
import type { CheckRule } from './rule.ts';

/** Block with a list that gives addresses to its pages or topics. */
interface FoundList extends BlockWithCheck {
  container: FileNode;
  addressing: ListAddressing;
}

/** Checks lists whose pages and topics have addresses: one on a page, and each part at an address of its own. */
export const listAddresses: CheckRule = {
  name: 'listAddresses',
  addresses: (context) =>
    listsOnPages(context).flatMap((list) =>
      partsOf(list, context).flatMap((part) => {
        const route = partRoute(routeOf(list), part.suffix);
        return hasFeed(part) ? [route, ...Object.values(topicFeedAddresses(route))] : route;
      }),
    ),
  check(context) {
    for (const list of listsIn(context.graph.filesToCheck)) checkPlace(list, context);
    for (const list of listsOnPages(context)) {
      checkTopics(list, context);
      checkRoutes(list, context);
    }
  },
};

/** Addresses of the pages and topics of the list on each page, by the route of that page. */
export const listPartRoutes = (context: CrossFileContext): ReadonlyMap<string, string[]> =>
  new Map(
    listsOnPages(context).map((list) => [
      routeOf(list),
      partsOf(list, context).map(({ suffix }) => partRoute(routeOf(list), suffix)),
    ]),
  );

const listsIn = (nodes: readonly FileNode[]): FoundList[] =>
  nodes.flatMap((container) =>
    container.facts.checkedBlocks.flatMap((found): FoundList[] => {
      const addressing = checks[found.type]?.listAddressing?.(found.block);
      return addressing ? [{ ...found, container, addressing }] : [];
    }),
  );

/** The list of each page: the first one, where others are reported. */
const listsOnPages = ({ graph }: CrossFileContext): FoundList[] => {
  const first = new Map<FileNode, FoundList>();
  for (const list of listsIn([...graph.pages.values()])) getOrInsert(first, list.container, () => list);
  return [...first.values()];
};

function checkPlace(list: FoundList, { reports }: CrossFileContext): void {
  const { container, block, pointer } = list;
  if (container.kind === 'pattern') return;
  const [first] = listsIn([container]);
  const key = block.addresses === true ? 'addresses' : 'topics';
  const location = { file: container.file, pointer: `${pointer}/${key}` };
  const replacement = block.topics === undefined ? 'false' : undefined;
  if (container.kind !== 'page' || container.page?.isNotFoundPage)
    reports.add('list-addresses-shared', { replacement }, location);
  else if (first && first.pointer !== pointer)
    reports.add('list-addresses-repeated', { other: first.pointer, replacement }, location);
}

function checkTopics(list: FoundList, context: CrossFileContext): void {
  const { topics: field } = list.addressing;
  if (field === undefined) return;
  const location = { file: list.container.file, pointer: `${list.pointer}/topics` };
  const known = new Map<string, string>();
  for (const { name, address } of topicsOf(itemsOf(list, context), field, addressStyleOf(context.tokens.site))) {
    if (address === '') {
      context.reports.add('topic-without-address', { topic: name }, location);
      continue;
    }
    const other = getOrInsert(known, address, () => name);
    const route = partRoute(routeOf(list), `/${field}/${address}`);
    if (other !== name) context.reports.add('topic-address-taken', { topic: name, other, route }, location);
  }
}

/** Reports pages of a list whose address is taken by a page that is written, or by an alias. */
function checkRoutes(list: FoundList, context: CrossFileContext): void {
  const { graph, reports } = context;
  const { container, pointer, block } = list;
  const key = block.addresses === true ? 'addresses' : 'topics';
  const aliases = aliasesOf(context);
  for (const { suffix } of partsOf(list, context)) {
    const route = partRoute(routeOf(list), suffix);
    const page = graph.pages.get(route);
    if (page)
      reports.add(
        'list-page-replaced',
        { route, other: page.file.path },
        { file: container.file, pointer: `${pointer}/${key}` },
      );
    const alias = aliases.get(route);
    if (alias)
      reports.add(
        'alias-taken',
        { alias: route, what: 'the address of a page of the list in', other: container.file.path },
        { file: alias.node.file, pointer: `/aliases/${alias.index}` },
      );
  }
}

const aliasesByContext = new WeakMap<CrossFileContext, Map<string, { node: FileNode; index: number }>>();

const aliasesOf = (context: CrossFileContext) =>
  getOrInsert(aliasesByContext, context, () => {
    const found = new Map<string, { node: FileNode; index: number }>();
    for (const node of allFileNodes(context.graph)) {
      const { aliases } = node.page?.page ?? {};
      for (const [index, alias] of (Array.isArray(aliases) ? aliases : []).entries())
        if (typeof alias === 'string') found.set(plainAddress(alias), { node, index });
    }
    return found;
  });

const routeOf = ({ container }: FoundList): string => container.page?.route ?? '/';

const partsByContext = new WeakMap<CrossFileContext, Map<JsonObject, ListPart[]>>();

/** Parts of a list that have items at any time, without its first page, which is that of the list itself. */
function partsOf(list: FoundList, context: CrossFileContext): ListPart[] {
  const known = getOrInsert(partsByContext, context, () => new Map<JsonObject, ListPart[]>());
  return getOrInsert(known, list.block, () =>
    listParts(itemsOf(list, context), list.addressing, addressStyleOf(context.tokens.site)).filter(
      ({ suffix }) => suffix !== '',
    ),
  );
}

/** Items of a list, whether they are shown at the time of the check or not. */
function itemsOf({ block, container, pointer, addressing }: FoundList, context: CrossFileContext): JsonObject[] {
  const items: Json | undefined = block[addressing.items];
  if (Array.isArray(items)) return items.filter(isObject);
  if (!isObject(items)) return [];
  const at = `${pointer}/${addressing.items}`;
  const query = context.graph.queries.find((each) => each.container === container && each.pointer === at);
  const others = Array.isArray(items.also) ? items.also.filter(isObject) : [];
  return [...(query ? writtenItemsOf(query, context) : []), ...others];
}
