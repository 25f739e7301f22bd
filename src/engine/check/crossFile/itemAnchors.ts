import type { Schema } from '#engine/content/schema/schema.ts';
import { inspectMarkdown } from '#engine/content/text/inspectMarkdown.ts';
import { tokensIn } from '#engine/content/text/tokens.ts';
import type { Anchor } from '../facts/facts.ts';
import type { LocatedItem } from './pageItems.ts';

/** Item, or heading in its text, that links can reach; `isPublic` is true if it is public at the time of the check. */
export interface ItemAnchor extends Pick<Anchor, 'id' | 'heading'> {
  isPublic: boolean;
}

/**
 * Lists the anchors of a query's items, and of the headings in their texts.
 * @param absent items that are not public at the time of the check
 */
export function anchorsOfItems(items: LocatedItem[], absent: LocatedItem[], list: Schema): ItemAnchor[] {
  const idsOf = (located: LocatedItem[], isPublic: boolean) =>
    located.flatMap(({ item: { id } }) => (typeof id === 'string' ? { id, isPublic } : []));
  const ids = list.items?.properties?.id ? [...idsOf(items, true), ...idsOf(absent, false)] : [];
  return [...ids, ...headingsOf(items, list)];
}

/** Anchors that the headings in texts of a query's items are. */
function headingsOf(items: LocatedItem[], list: Schema): ItemAnchor[] {
  const keys = Object.entries(list.items?.properties ?? {}).flatMap(([key, { markup }]) =>
    markup === 'flow' ? [key] : [],
  );
  const texts = items.flatMap(({ item }) => keys.map((key) => item[key]).filter((text) => typeof text === 'string'));
  return texts.flatMap((text) =>
    inspectMarkdown(text, 'flow').headings.flatMap(({ id, words }) =>
      id && tokensIn(words).length === 0 ? [{ id, heading: words, isPublic: true }] : [],
    ),
  );
}
