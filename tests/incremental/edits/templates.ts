import type { JsonObject } from '#shared/json.ts';
import { fileOf, listAt, type Site } from '../site/model.ts';
import { page, words } from '../site/pages.ts';
import type { Chance } from './chance.ts';
import type { Edit } from './edit.ts';
import { reworded } from './texts.ts';

const template = 'walks/[walk].json';

const itemsOf = (site: Site): JsonObject[] => listAt(fileOf(site, '_data/walks.json'), 'items');

function itemOf(site: Site, chance: Chance): JsonObject {
  const item = chance.pick(itemsOf(site));
  if (!item) throw new Error('The list of walks has no items.');
  return item;
}

/** Edits of a template and of the items whose pages it makes. */
export const templateEdits: Record<string, Edit> = {
  'item with a page': (site, chance) => {
    const item = itemOf(site, chance);
    const key = chance.pick(['text', 'title', 'summary']) ?? 'text';
    item[key] = reworded(String(item[key]), chance);
    return `${item.id}: ${key} ${item[key]}`;
  },
  'id or topics of an item with a page': (site, chance) => {
    const item = itemOf(site, chance);
    if (chance.flip()) item.tags = chance.pick([[], ['Mills'], ['Birds', 'Water'], ['Rocks']]) ?? [];
    else item.id = `walk-${chance.below(1000)}-${String(item.id).slice(-4)}`;
    return `${item.id}: ${item.tags}`;
  },
  'days of an item with a page': (site, chance) => {
    const item = itemOf(site, chance);
    const key = chance.flip() ? 'publishAt' : 'expireAt';
    item[key] = chance.pick(['2026-01-10', '2026-11-20', '2026-11-21', '2027-02-01']);
    return `${item.id}: ${key} ${item[key]}`;
  },
  'head of a template': (site, chance) => {
    const content = fileOf(site, template);
    const changes: JsonObject[] = [
      { heading: `Walk ${chance.below(100)}: {item.title}` },
      { each: { from: 'walks', address: chance.flip() ? 'of-{item.id}' : 'id' } },
      { layout: 'inner' },
      { section: '/guides' },
      { image: 'mill.jpg' },
    ];
    const change = chance.pick(changes) ?? {};
    Object.assign(content, change);
    // The home page is there whatever other edits take away.
    if (content.section === '/guides' && !site.files.has('guides/index.json')) delete content.section;
    return JSON.stringify(change);
  },
  'file in place of the page of an item': (site, chance) => {
    const path = `walks/${itemOf(site, chance).id}.json`;
    if (site.files.delete(path)) return `${path} taken away`;
    site.files.set(path, page(`Special ${chance.below(100)}`, [words('Written by hand.')], { layout: 'inner' }));
    return path;
  },
};
