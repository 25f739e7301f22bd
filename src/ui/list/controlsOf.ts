import type { Filter as ChoiceFilter } from './choice.ts';
import { type Option, optionsOf } from './options.ts';
import type { Filter, Item } from './shape.ts';

/** A filter that is shown, with what it offers. */
export interface FilterControl {
  filter: Filter;
  options: readonly Option[];
  /** The same, as far as a choice speaks of it. */
  offer: ChoiceFilter;
}

/** The filters of a list that have something to offer. */
export const controlsOf = (filters: readonly Filter[], items: readonly Item[]): FilterControl[] =>
  filters
    .map((filter) => ({ filter, options: optionsOf(filter, items) }))
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
