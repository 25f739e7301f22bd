import { defineBlockCheck } from '#shared/blockCheck.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { error } from '#shared/problemKind.ts';
import { findUnmatchedOptions, unmatchedOptionProblem } from '#ui/list/unmatchedOptions.ts';

/** Fields whose filters list their options. */
const filteredFields = ['category', 'group', 'tags'];

/** True if visitors search or filter the items, or open any of them; or leaf through them with scripts alone. */
const needsAllItems = ({ search, filters, opensDialog, pageSize, addresses }: JsonObject): boolean =>
  isObject(search) ||
  (Array.isArray(filters) && filters.length > 0) ||
  opensDialog === true ||
  (pageSize !== undefined && addresses !== true);

/** Checks that every option of a filter finds something. */
export default defineBlockCheck({
  problems: {
    'listing-option-unmatched': unmatchedOptionProblem,
    'listing-pages-unsized': error<Record<never, never>>({
      title: 'Addresses of pages without a number of items',
      message: () => '"addresses" gives the further pages of this list addresses, but it has only one page.',
      hint: () => 'Say how many items a page has: "pageSize": 12.',
      hintInWords: () => 'Say under “Items to a page” how many there are.',
      why: 'Without a number all items are on one page, and there is nothing to give an address to.',
      example: { wrong: '"addresses": true', right: '"pageSize": 12, "addresses": true' },
    }),
  },
  check({ items, filters, addresses, pageSize }, { report, itemsOf, replaceTokens }) {
    if (addresses === true && pageSize === undefined) report('listing-pages-unsized', {}, '/addresses');
    const selected = isObject(items) ? itemsOf(items) : items;
    if (!Array.isArray(selected) || !Array.isArray(filters)) return;
    const all: Json[] = [...selected, ...(isObject(items) && Array.isArray(items.also) ? items.also : [])];
    for (const [position, filter] of filters.entries()) {
      if (!isObject(filter) || !Array.isArray(filter.options) || !filteredFields.includes(String(filter.field)))
        continue;
      const valuesOf = (item: Json): Json | undefined => (isObject(item) ? item[String(filter.field)] : undefined);
      const values = all.flatMap((item): Json[] => [valuesOf(item) ?? []].flat());
      const texts = (list: Json[]) => list.map((value) => replaceTokens(String(value)));
      for (const { index, ...unmatched } of findUnmatchedOptions(texts(filter.options), texts(values)))
        report('listing-option-unmatched', unmatched, `/filters/${position}/options/${index}`);
    }
  },
  listAddressing: ({ addresses, topics, pageSize, search, filters, opensDialog }) =>
    addresses === true || typeof topics === 'string'
      ? {
          items: 'items',
          ...(addresses === true && typeof pageSize === 'number' && { pageSize }),
          ...(typeof topics === 'string' && { topics }),
          needsAll: needsAllItems({ search, filters, opensDialog, pageSize, addresses }),
        }
      : undefined,
  addressNames: ({ filters }) => [
    ...['q', 'page', 'item'],
    ...(Array.isArray(filters) ? filters : []).flatMap((filter) => (isObject(filter) ? String(filter.field) : [])),
  ],
});
