import { foldCase } from './foldCase.ts';
import type { ListFilter, ListItem } from './listDefinition.ts';

export interface FilterOption {
  value: string;
  label: string;
  /** Heading above the option in a drop-down list. */
  group?: string;
}

/** Value of the field `item`, which identifies an item in an address: its anchor, else its title. */
export const itemKeyOf = ({ id, title }: ListItem): string => id ?? title;

/** Options of a filter: the values that it lists, else those that occur in the items, in order of appearance. */
export function filterOptionsOf(filter: ListFilter, items: readonly ListItem[]): FilterOption[] {
  const { field } = filter;
  if (field === 'item') return uniqueOptions(items.map(optionOfItem));
  if (field === 'date') {
    const dates = [
      { value: 'past', label: filter.past },
      { value: 'upcoming', label: filter.upcoming },
    ];
    return dates.filter((option): option is FilterOption => option.label !== undefined);
  }
  const values = filter.options ?? items.flatMap((item) => item[field] || []);
  return uniqueOptions(values.map((value) => ({ value, label: value })));
}

const optionOfItem = (item: ListItem): FilterOption => ({
  value: itemKeyOf(item),
  label: item.title,
  group: item.category || item.group,
});

/** The first option of each value, ignoring case. */
function uniqueOptions(options: FilterOption[]): FilterOption[] {
  const seen = new Set<string>();
  return options.filter(({ value }) => {
    const folded = foldCase(value);
    const isNew = !seen.has(folded);
    seen.add(folded);
    return isNew;
  });
}

/** Groups options by their headings, both in order of appearance. */
export function groupFilterOptions(options: readonly FilterOption[]): { group?: string; options: FilterOption[] }[] {
  const groups = new Map<string | undefined, FilterOption[]>();
  for (const option of options) groups.set(option.group, [...(groups.get(option.group) ?? []), option]);
  return [...groups].map(([group, members]) => ({ group, options: members }));
}
