import { fold } from './fold.ts';
import type { Filter, Item } from './shape.ts';

/** A value that can be chosen in a filter. */
export interface Option {
  value: string;
  label: string;
  /** Heading under which it stands in a drop-down list. */
  group?: string;
}

/** The value of the field `item`, which stands for an item in an address: its anchor, else its title. */
export const keyOf = ({ id, title }: Item): string => id ?? title;

/** What a filter offers: the values that it lists, else those that occur in the items, in order of appearance. */
export function optionsOf(filter: Filter, items: readonly Item[]): Option[] {
  const { field } = filter;
  if (field === 'item') return unique(items.map(optionOfItem));
  if (field === 'date') {
    const dates = [
      { value: 'past', label: filter.past },
      { value: 'upcoming', label: filter.upcoming },
    ];
    return dates.filter((option): option is Option => option.label !== undefined);
  }
  const values = filter.options ?? items.flatMap((item) => item[field] || []);
  return unique(values.map((value) => ({ value, label: value })));
}

const optionOfItem = (item: Item): Option => ({
  value: keyOf(item),
  label: item.title,
  group: item.category || item.group,
});

/** The first option of each value; case does not make a difference. */
function unique(options: Option[]): Option[] {
  const seen = new Set<string>();
  return options.filter(({ value }) => {
    const folded = fold(value);
    const isNew = !seen.has(folded);
    seen.add(folded);
    return isNew;
  });
}

/** Options under their headings, both in order of appearance. */
export function groupOptions(options: readonly Option[]): { group?: string; options: Option[] }[] {
  const groups = new Map<string | undefined, Option[]>();
  for (const option of options) groups.set(option.group, [...(groups.get(option.group) ?? []), option]);
  return [...groups].map(([group, members]) => ({ group, options: members }));
}
