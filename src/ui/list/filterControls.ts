import { type FilterOption, filterOptionsOf } from './filterOptions.ts';
import type { SelectableFilter as ChoiceFilter } from './listChoice.ts';
import type { ListFilter, ListItem } from './listDefinition.ts';

export interface FilterControl {
  filter: ListFilter;
  options: readonly FilterOption[];
  /** The options' values, as a choice needs them. */
  offer: ChoiceFilter;
}

/** The filters of a list that have options. */
export const createFilterControls = (filters: readonly ListFilter[], items: readonly ListItem[]): FilterControl[] =>
  filters
    .map((filter) => ({ filter, options: filterOptionsOf(filter, items) }))
    .filter(({ options }) => options.length > 0)
    .map(({ filter, options }) => ({
      filter,
      options,
      offer: {
        field: filter.field,
        values: options.map(({ value }) => value),
        isMultiple: filter.as === 'tags',
        clearsOthers: filter.clearsOthers ?? false,
      },
    }));
