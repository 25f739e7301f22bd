import { type Entry, fold } from './filter.ts';
import type { Filter } from './state.ts';

/** A value that can be chosen in a filter. */
export interface Option {
  value: string;
  label: string;
  /** Heading under which it stands in a drop-down list. */
  group?: string;
}

/** What a filter offers: the values that it lists, else those that occur in the items, in order of appearance. */
export function optionsOf(filter: Filter, entries: readonly Entry[]): Option[] {
  if (filter.field === 'item') return unique(entries.map((entry) => optionOfItem(entry)));
  if (filter.field === 'date') {
    const dates = [
      { value: 'past', label: filter.past },
      { value: 'upcoming', label: filter.upcoming },
    ];
    return dates.filter((option): option is Option => option.label !== undefined);
  }
  const { field } = filter;
  const values = filter.options ?? entries.flatMap((entry) => entry.values[field]);
  return unique(values.map((value) => ({ value, label: value })));
}

const optionOfItem = ({ key, title, values: { category, group } }: Entry): Option => ({
  value: key,
  label: title,
  group: category[0] ?? group[0],
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

/** The options whose words contain a text. */
export const searchOptions = (options: readonly Option[], text: string): Option[] =>
  options.filter(({ label }) => fold(label).includes(fold(text)));

/** Options under their headings, both in order of appearance. */
export function groupOptions(options: readonly Option[]): { group?: string; options: Option[] }[] {
  const groups = new Map<string | undefined, Option[]>();
  for (const option of options) groups.set(option.group, [...(groups.get(option.group) ?? []), option]);
  return [...groups].map(([group, members]) => ({ group, options: members }));
}
