import { explainInvalidName } from '#engine/content/addresses.ts';
import { addressOfItem } from '#engine/content/templates/addItemPages.ts';
import { CommandError } from '#engine/problems/commandLine.ts';
import { quote } from '#shared/formatText.ts';
import { asObject, isObject, type Json, type JsonObject } from '#shared/json.ts';
import { type EditResult, finishEdit, type OpenSite } from './openSite.ts';
import { findStaleReferences, type ReferenceRenamer, renameReferences } from './renameReferences.ts';
import { formatCounts, sumCounts } from './resultLines.ts';
import { SiteChange } from './siteChange.ts';
import { gatherReferences } from './writtenReferences.ts';

/** Item of a data list, as typed: `spotlights#tech-fest`. */
export interface ItemName {
  list: string;
  id: string;
}

/** Reads an item as typed, also with the path of its list: `_data/spotlights.json#tech-fest`; undefined for anything else. */
export function parseItemName(text: string, pages: string): ItemName | undefined {
  const path = text.startsWith(`${pages}/`) ? text.slice(pages.length + 1) : text;
  const [, list, id] = /^(?:_data\/)?([^/#.]+)(?:\.json)?#([^#]+)$/.exec(path) ?? [];
  return list && id ? { list, id } : undefined;
}

/**
 * Gives an item of a list another id, in all languages. Links to its page and to its place in lists follow, and the old
 * address of its page leads to the new one.
 * @throws CommandError if there is no such item, or the id is invalid or taken
 */
export function renameItem(site: OpenSite, from: ItemName, to: ItemName): EditResult {
  const { source, at, pages, isDryRun } = site;
  if (from.list !== to.list)
    throw new CommandError(`An item stays in its list: ${from.list} and ${to.list} are two lists.`);
  const index = indexOfItem(source.data.get(from.list)?.json, from);
  refuseInvalidId(source.data.get(from.list)?.json, from, to);
  const change = new SiteChange(source);
  const routes = newRoutes(site, from.list, index, to.id);
  for (const { data } of [source, ...source.translations.values()]) {
    const file = data.get(from.list);
    const own = itemsOf(file?.json).findIndex((item) => isObject(item) && item.id === from.id);
    if (file && own >= 0) change.setValue(file.path, `/items/${own}/id`, to.id);
  }
  const rename = createItemRenamer(from.id, to.id, routes);
  const counts = renameReferences(change, gatherReferences(source, at).places, rename);
  addRedirects(routes, change);
  const stale = findStaleReferences(change, rename, at);
  const total = sumCounts(counts);
  const lines = [
    `${isDryRun ? 'Would call' : 'Called'} the item ${quote(from.id)} of _data/${from.list}.json ${quote(to.id)}.`,
    total > 0 ? 'References that follow:' : 'Nothing else referred to it.',
    ...formatCounts(counts, pages),
    ...[...routes].map(([old, next]) => `Visitors who come to ${old} are led to ${next} ("redirects" of _site.json).`),
    ...(stale.length > 0 ? [`Still written as before: ${stale.join(', ')}.`] : []),
  ];
  return finishEdit(site, change, lines.join('\n'));
}

const itemsOf = (list: Json | undefined): Json[] => {
  const { items } = asObject(list);
  return Array.isArray(items) ? items : [];
};

function indexOfItem(list: Json | undefined, { list: name, id }: ItemName): number {
  if (list === undefined) throw new CommandError(`There is no list _data/${name}.json.`);
  const index = itemsOf(list).findIndex((item) => isObject(item) && item.id === id);
  if (index < 0) throw new CommandError(`The list _data/${name}.json has no item with the "id" ${quote(id)}.`);
  return index;
}

function refuseInvalidId(list: Json | undefined, from: ItemName, { list: name, id }: ItemName): void {
  if (from.id === id) throw new CommandError('Nothing to do: both ids are the same.');
  const fault = explainInvalidName(id);
  if (fault) throw new CommandError(`${quote(id)} cannot be the "id" of an item: there is ${fault}.`);
  if (itemsOf(list).some((item) => isObject(item) && item.id === id))
    throw new CommandError(`The list _data/${name}.json has an item with the "id" ${quote(id)} already.`);
}

/** New routes of the pages that templates make of an item, by old ones. */
function newRoutes({ source }: OpenSite, list: string, index: number, id: string): Map<string, string> {
  const made = source.pages.filter(({ item }) => item?.list === list && item.index === index);
  return new Map(
    made.flatMap(({ route, item }): [string, string][] => {
      const { template, item: values = {} } = item ?? {};
      const [old, next] = [values, { ...values, id }].map((changed: JsonObject) => addressOfItem(template, changed));
      if (old === undefined || next === undefined || old === next) return [];
      return [[route, route.slice(0, route.length - old.length) + next]];
    }),
  );
}

/** Leads old routes to new ones. A redirect of what is a page again goes. */
function addRedirects(routes: ReadonlyMap<string, string>, change: SiteChange): void {
  if (routes.size === 0) return;
  const redirects: JsonObject = { ...asObject(asObject(change.jsonAfter('_site.json')).redirects) };
  for (const [old, next] of routes) {
    delete redirects[next];
    redirects[old] = next;
  }
  change.setValue('_site.json', '/redirects', redirects);
}

/** Renames routes of the item's pages, and anchors of the item where a list shows it. */
const createItemRenamer =
  (from: string, to: string, routes: ReadonlyMap<string, string>): ReferenceRenamer =>
  (kind, value) => {
    if (kind !== 'link' && kind !== 'route') return undefined;
    const [address = '', anchor] = value.split('#');
    const [route = ''] = address.split('?');
    const next = routes.get(route);
    if (next !== undefined) return { from: route, to: next };
    return anchor === from ? { from: value, to: `${address}#${to}` } : undefined;
  };
