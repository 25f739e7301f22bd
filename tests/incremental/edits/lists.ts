import { isObject, type JsonObject } from '#shared/json.ts';
import { fileOf, listAt, type Site } from '../site/model.ts';
import type { Chance } from './chance.ts';
import type { Edit } from './edit.ts';
import { reworded } from './texts.ts';

function listOf(site: Site, chance: Chance): { path: string; list: JsonObject; items: JsonObject[] } {
  const path = chance.pick([...site.files.keys()].filter((name) => name.startsWith('_data/'))) ?? '';
  const list = fileOf(site, path);
  return { path, list, items: listAt(list, 'items') };
}

/** Texts of an item that may have any value. */
const changeable = ['value', 'label', 'title', 'text', 'place', 'name', 'subject'];

export const listEdits: Record<string, Edit> = {
  'item changed': (site, chance) => {
    const { path, items } = listOf(site, chance);
    const item = chance.pick(items);
    const key = item && chance.pick(changeable.filter((name) => name in item));
    if (!item || !key) return undefined;
    item[key] = key === 'value' ? String(chance.below(9000)) : reworded(String(item[key]), chance);
    return `${path}: ${key} ${item[key]}`;
  },
  'item of another kind or day': (site, chance) => {
    const item = chance.pick(listAt(fileOf(site, '_data/events.json'), 'items'));
    if (!item) return undefined;
    if (chance.flip()) item.kind = chance.pick(['talk', 'festival', 'open day']);
    else item.date = `2027-0${1 + chance.below(9)}-1${chance.below(9)}`;
    return `${item.title}: ${item.kind} ${item.date}`;
  },
  'item added': (site, chance) => {
    const { path, items } = listOf(site, chance);
    const template = chance.pick(items);
    if (!template) return undefined;
    const copy = structuredClone(template);
    for (const key of ['title', 'name', 'label']) if (key in copy) copy[key] = reworded(String(copy[key]), chance);
    if (copy.id) copy.id = `${copy.id}-${chance.below(1000)}`;
    items.splice(chance.below(items.length + 1), 0, copy);
    return path;
  },
  'item removed': (site, chance) => {
    const { path, items } = listOf(site, chance);
    if (items.length > 1) items.splice(chance.below(items.length), 1);
    return path;
  },
  'items in another order': (site, chance) => {
    const { path, items } = listOf(site, chance);
    const [item] = items.splice(chance.below(items.length), 1);
    if (item) items.push(item);
    return path;
  },
  'field of a list': (site) => {
    const list = fileOf(site, '_data/events.json');
    const fields = isObject(list.fields) ? list.fields : {};
    const items = listAt(list, 'items');
    // Cards show a field of this name by default.
    if (fields.subtitle) delete fields.subtitle;
    else fields.subtitle = { is: 'text' };
    for (const item of items) {
      if (fields.subtitle) item.subtitle = `With ${item.place}`;
      else delete item.subtitle;
    }
    return fields.subtitle ? 'added' : 'removed';
  },
};
