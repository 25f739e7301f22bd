import { fold } from '#ui/list/fold.ts';
import type { List } from './list.ts';

const textsIn = (item: HTMLElement, selector: string) =>
  Array.from(item.querySelectorAll(selector), ({ textContent }) => textContent ?? '');

/** The text of an element, in which a line break parts two words. */
function wordsIn(part: Element): string {
  const copy = part.cloneNode(true) as Element;
  for (const lineBreak of copy.querySelectorAll('br')) lineBreak.replaceWith(' ');
  return copy.textContent ?? '';
}

/**
 * What an item has of a field. Its key is its anchor, else its title; a day is `upcoming` until it is over.
 * @param places where the items of the list show a field, as selectors
 */
export function valuesOf(item: HTMLElement, field: string, places: DOMStringMap): readonly string[] {
  const place = places[`${field}In`];
  if (place) return textsIn(item, place);
  if (field === 'item') return [item.id || `${textsIn(item, 'h2,h3,h4,h5')}`];
  const written = item.dataset[field];
  if (!written) return [];
  // Without a time zone it is the visitor's.
  if (field === 'date') return [Date.parse(`${written}T24:00`) > Date.now() ? 'upcoming' : 'past'];
  return written.split('\n');
}

/** What is searched in an item, folded: gathered when somebody searches for the first time. */
export function wordsOf(item: HTMLElement, { holder, words: known }: Pick<List, 'holder' | 'words'>): string {
  let words = known.get(item);
  if (words === undefined) {
    const { searched, searchedFields } = holder.dataset;
    const unseen = searchedFields?.split(' ').map((name) => item.dataset[name]) ?? [];
    words = fold([...(searched ? Array.from(item.querySelectorAll(searched), wordsIn) : []), ...unseen].join('\n'));
    known.set(item, words);
  }
  return words;
}
