import { itemKeyOf } from './filterOptions.ts';
import { foldCase } from './foldCase.ts';
import type { ListItem, SearchPart } from './listDefinition.ts';
import { stripTags } from './stripTags.ts';

/** Values of an item's field, as written. A day is `upcoming` until it is over in the visitor's time zone. */
export function fieldValuesOf(item: ListItem, field: string): readonly string[] {
  if (field === 'item') return [itemKeyOf(item)];
  if (field === 'tags') return item.tags ?? [];
  if (field === 'date') return item.date ? [isPastDate(item.date.iso) ? 'past' : 'upcoming'] : [];
  const value = field === 'category' || field === 'group' ? item[field] : undefined;
  return value ? [value] : [];
}

// A date without a time zone is in the visitor's.
const isPastDate = (iso: string) => Date.parse(`${iso.slice(0, 10)}T24:00`) <= Date.now();

/** Searchable text of an item, case-folded, one line for each text. */
export const searchTextOf = (item: ListItem, parts: readonly SearchPart[]): string =>
  foldCase(parts.flatMap((part) => textsOf(item, part)).join('\n'));

function textsOf(item: ListItem, part: SearchPart): readonly string[] {
  const value = item[part];
  if (value === undefined) return [];
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value : [stripTags(value.html)];
}
