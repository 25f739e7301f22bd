import { defineBlockCheck } from '#shared/blockCheck.ts';
import { isObject, type Json } from '#shared/json.ts';
import { findUnmatchedOptions, unmatchedOptionProblem } from '#ui/list/unmatchedOptions.ts';

/** Checks that every category that is offered has a picture. */
export default defineBlockCheck({
  problems: { 'gallery-option-unmatched': unmatchedOptionProblem },
  check({ items, categories }, { report, itemsOf, replaceTokens }) {
    const selected = isObject(items) ? itemsOf(items) : items;
    if (!Array.isArray(selected) || !isObject(categories) || !Array.isArray(categories.options)) return;
    const all: Json[] = [...selected, ...(isObject(items) && Array.isArray(items.also) ? items.also : [])];
    const texts = (list: Json[]) => list.map((value) => replaceTokens(String(value)));
    const values = all.flatMap((item): Json[] => (isObject(item) ? [item.category ?? []].flat() : []));
    for (const { index, ...unmatched } of findUnmatchedOptions(texts(categories.options), texts(values)))
      report('gallery-option-unmatched', unmatched, `/categories/options/${index}`);
  },
  addressNames: () => ['category', 'date', 'page', 'item', 'q'],
});
