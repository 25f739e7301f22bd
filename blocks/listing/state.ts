import type { Listing } from './listing.types.ts';

export type Item = Listing['items'][number];
export type Filter = NonNullable<Listing['filters']>[number];
export type Field = Filter['field'];

/** What a visitor has chosen in one listing. Empty texts and lists mean no choice. */
export interface ListingState {
  search: string;
  /** Values chosen for each field; of `tags` any number, of the others one at most. */
  chosen: Readonly<Partial<Record<Field, readonly string[]>>>;
  /** From 1. */
  page: number;
}

/** Everything is shown, from the first page on. */
export const initialState: ListingState = { search: '', chosen: {}, page: 1 };

/** The only value chosen for a field, or an empty text. */
export const chosenValue = (state: ListingState, field: Field): string => state.chosen[field]?.[0] ?? '';

/** Tells whether any number of values may be chosen for a field. */
export const isMultiple = (field: Field, filters: readonly Filter[]): boolean =>
  filters.some((filter) => filter.field === field && filter.as === 'tags');
