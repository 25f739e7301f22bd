import { type Entry, fold } from './filter.ts';
import { optionsOf } from './options.ts';
import { type Field, type Filter, initialState, isMultiple, type ListState } from './state.ts';

/** Names in an address beside those of the fields. */
export const searchName = 'q';
const pageName = 'page';
const fields: readonly Field[] = ['category', 'group', 'tags', 'date', 'item'];

/** What a list offers, as far as an address can speak of it. */
export interface Offer {
  filters: readonly Filter[];
  entries: readonly Entry[];
  hasSearch: boolean;
  hasPages: boolean;
}

/**
 * Reads what is chosen from the query of an address. Whatever the list does not offer is passed over.
 * @param query `?category=Labs&page=2`, with or without the question mark
 */
export function readQuery(query: string, { filters, entries, hasSearch, hasPages }: Offer): ListState {
  const parameters = new URLSearchParams(query);
  const chosen: Partial<Record<Field, readonly string[]>> = {};
  for (const field of fields) {
    const own = filters.filter((filter) => filter.field === field);
    if (own.length === 0) continue;
    const offered = new Map(
      own.flatMap((filter) => optionsOf(filter, entries)).map(({ value }) => [fold(value), value]),
    );
    const found = parameters.getAll(field).flatMap((value) => offered.get(fold(value)) ?? []);
    const values = isMultiple(field, filters) ? [...new Set(found)] : found.slice(0, 1);
    if (values.length) chosen[field] = values;
  }
  const page = Number(hasPages ? parameters.get(pageName) : undefined);
  return {
    search: (hasSearch && parameters.get(searchName)) || initialState.search,
    chosen,
    page: Number.isSafeInteger(page) && page > 0 ? page : initialState.page,
  };
}

/**
 * Writes what is chosen into the query of an address; parameters that belong to others stay.
 * @param query the query as it is, `?utm_source=mail`
 * @returns with its question mark, or an empty text
 */
export function writeQuery({ search, chosen, page }: ListState, query: string): string {
  const parameters = new URLSearchParams(query);
  for (const name of [searchName, pageName, ...fields]) parameters.delete(name);
  if (search) parameters.set(searchName, search);
  for (const field of fields) for (const value of chosen[field] ?? []) parameters.append(field, value);
  if (page > 1) parameters.set(pageName, String(page));
  const written = parameters.toString();
  return written && `?${written}`;
}
