import { fold } from './fold.ts';
import { keyOf } from './options.ts';
import { plainText } from './plainText.ts';
import type { Item, SearchPart } from './shape.ts';

/** Values that an item has of a field, as they are written. A day is `upcoming` until it is over where the visitor is. */
export function valuesOf(item: Item, field: string): readonly string[] {
  if (field === 'item') return [keyOf(item)];
  if (field === 'tags') return item.tags ?? [];
  if (field === 'date') return item.date ? [isOver(item.date.iso) ? 'past' : 'upcoming'] : [];
  const value = field === 'category' || field === 'group' ? item[field] : undefined;
  return value ? [value] : [];
}

// Without a time zone it is the visitor's.
const isOver = (iso: string) => Date.parse(`${iso.slice(0, 10)}T24:00`) <= Date.now();

/** Words of an item that are searched, folded, those of each part on a line of their own. */
export const wordsOf = (item: Item, parts: readonly SearchPart[]): string =>
  fold(parts.flatMap((part) => textsOf(item, part)).join('\n'));

function textsOf(item: Item, part: SearchPart): readonly string[] {
  const value = item[part];
  if (value === undefined) return [];
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value : [plainText(value.html)];
}
