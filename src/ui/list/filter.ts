import { plainText } from './plainText.ts';
import type { Field, Item, ListState, SearchPart } from './state.ts';

/** An item prepared for searching: made once, so that a key press only compares. */
export interface Entry {
  /** What `item` is filtered by, and what stands for the item in an address: its id, else its title. */
  key: string;
  title: string;
  /** Folded text of everything that is searched. */
  haystack: string;
  /** Values of each field as they are written. */
  values: Readonly<Record<Exclude<Field, 'date' | 'item'>, readonly string[]>>;
  /** The same, folded, and with them the folded key. */
  folded: Readonly<Record<Exclude<Field, 'date'>, readonly string[]>>;
  /** `2027-01-15` */
  day?: string;
}

/** The same for upper and lower case and for every way to write the same letter. */
export const fold = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

const textsOf = (item: Item, part: SearchPart): readonly string[] => {
  const value = item[part];
  if (value === undefined) return [];
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value : [plainText(value.html)];
};

/**
 * Prepares items for {@link findMatches}.
 * @param parts parts of an item that are searched; title and text when left out
 */
export function prepareItems(items: readonly Item[], parts: readonly SearchPart[] = ['title', 'text']): Entry[] {
  return items.map((item) => {
    const key = item.id ?? item.title;
    const category = item.category ? [item.category] : [];
    const group = item.group ? [item.group] : [];
    const tags = item.tags ?? [];
    return {
      key,
      title: item.title,
      haystack: parts.flatMap((part) => textsOf(item, part).map(fold)).join('\n'),
      values: { category, group, tags },
      folded: { category: category.map(fold), group: group.map(fold), tags: tags.map(fold), item: [fold(key)] },
      day: item.date?.iso.slice(0, 10),
    };
  });
}

/** The folded values of an entry that a field's choice is compared with. */
function valuesOf(entry: Entry, field: Field, today: string): readonly string[] {
  if (field !== 'date') return entry.folded[field];
  if (entry.day === undefined) return [];
  return [entry.day < today ? 'past' : 'upcoming'];
}

/**
 * Positions of the entries that fit what is chosen: the text occurs in one of their searched parts, and they have every
 * value that is chosen.
 * @param today the visitor's day, `2027-01-15`; what happens today is upcoming
 */
export function findMatches(entries: readonly Entry[], state: ListState, today: string): number[] {
  const text = fold(state.search);
  const wanted = (Object.entries(state.chosen) as [Field, readonly string[]][])
    .filter(([, values]) => values.length > 0)
    .map(([field, values]) => [field, values.map(fold)] as const);
  return entries.flatMap((entry, position) => {
    if (text && !entry.haystack.includes(text)) return [];
    const fits = wanted.every(([field, values]) => {
      const own = valuesOf(entry, field, today);
      return values.every((value) => own.includes(value));
    });
    return fits ? [position] : [];
  });
}

/** A day in the time zone of whoever looks at the page, `2027-01-15`. */
export function localDay(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
