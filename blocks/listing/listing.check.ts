import { defineBlockCheck } from '#shared/blockCheck.ts';
import { isObject, type Json } from '#shared/json.ts';
import { findUnmatchedOptions, unmatchedOptionProblem } from '#ui/list/unmatchedOptions.ts';

/** Fields whose filters list their options. */
const filteredFields = ['category', 'group', 'tags'];

/** Checks that every option of a filter finds something. */
export default defineBlockCheck({
  problems: { 'listing-option-unmatched': unmatchedOptionProblem },
  check({ items, filters }, { report, itemsOf, replaceTokens }) {
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
  addressNames: ({ filters }) => [
    ...['q', 'page', 'item'],
    ...(Array.isArray(filters) ? filters : []).flatMap((filter) => (isObject(filter) ? String(filter.field) : [])),
  ],
});
