import { fold } from './fold.ts';

/** One way to narrow a list. */
export interface Filter {
  /** Its name in an address. */
  field: string;
  /** Values offered, as they are written. */
  values: readonly string[];
  /** Any number of them may be chosen. */
  isMultiple: boolean;
  /** A choice empties the search and takes back all other choices. */
  clearsOthers: boolean;
}

/** What a list offers, as far as an address can speak of it. */
export interface Offer {
  filters: readonly Filter[];
  hasSearch: boolean;
  hasPages: boolean;
}

/**
 * What a visitor has chosen in one list, as an address says it: `q` for what is typed, the values of each field, `page`
 * from the second on. A choice is not changed: another one follows it.
 */
export type Choice = Readonly<URLSearchParams>;

/** What an item has of a field, as it is written. */
export type ValuesOf = (field: string) => readonly string[];

/** What can be chosen, in the order in which it is written. */
const names = ['q', 'category', 'group', 'tags', 'date', 'item', 'page'];

const isSame = (one: string, other: string) => fold(one) === fold(other);

/**
 * Reads what is chosen from the query of an address. Whatever the list does not offer is passed over.
 * @param query `?category=Labs&page=2`, with or without the question mark
 */
export function readChoice(query: string, { filters, hasSearch, hasPages }: Offer): Choice {
  const given = new URLSearchParams(query);
  const text = hasSearch && given.get('q');
  const choice = new URLSearchParams(text ? { q: text } : '');
  for (const { field, values, isMultiple } of filters)
    for (const asked of given.getAll(field)) {
      const value = values.find((one) => isSame(one, asked));
      const before = choice.getAll(field);
      if (value && (isMultiple ? !before.includes(value) : !before[0])) choice.append(field, value);
    }
  return turnTo(choice, Number(hasPages && given.get('page')));
}

/**
 * Writes a choice into the query of an address; parameters that belong to others stay.
 * @param query the query as it is, `?utm_source=mail`
 * @returns with its question mark, or an empty text
 */
export function writeQuery(choice: Choice, query: string): string {
  const parameters = new URLSearchParams(query);
  for (const name of names) {
    parameters.delete(name);
    for (const value of choice.getAll(name)) parameters.append(name, value);
  }
  return parameters.toString() && `?${parameters}`;
}

/** Whether an item fits: what is typed occurs in its folded words, and it has every value that is chosen. */
export const fits = (choice: Choice, valuesOf: ValuesOf, words: () => string): boolean =>
  [...choice].every(([name, value]) => {
    if (name === 'page') return true;
    if (name === 'q') return words().includes(fold(value));
    return valuesOf(name).some((one) => isSame(one, value));
  });

/** A choice without some of it, from the first page on. */
function without(choice: Choice, ...gone: string[]): URLSearchParams {
  const next = new URLSearchParams(choice);
  for (const name of [...gone, 'page']) next.delete(name);
  return next;
}

/** What is typed takes back the chosen item. */
export function typeSearch(choice: Choice, text: string): Choice {
  const next = without(choice, 'q', 'item');
  if (text) next.set('q', text);
  return next;
}

/** Chooses the values of a filter, which takes back the chosen item. Empty ones are none. */
export function choose(choice: Choice, { field, clearsOthers }: Filter, values: readonly string[]): Choice {
  const chosen = values.filter(Boolean);
  if (`${chosen}` === `${choice.getAll(field)}`) return choice;
  const next = clearsOthers ? new URLSearchParams() : without(choice, field, 'item');
  for (const value of chosen) next.append(field, value);
  return next;
}

/** Chooses a value, or takes it back when it is chosen. */
export function toggle(choice: Choice, filter: Filter, value: string): Choice {
  const before = choice.getAll(filter.field);
  const others = before.filter((one) => one !== value);
  if (others.length < before.length) return choose(choice, filter, others);
  return choose(choice, filter, filter.isMultiple ? [...before, value] : [value]);
}

/**
 * Chooses one item, and with it the item's own value in every filter that takes one value. What was typed goes: the
 * item would be hidden by it.
 * @param key value of the field `item`; empty for none
 */
export function chooseItem(choice: Choice, filters: readonly Filter[], key: string, valuesOf: ValuesOf): Choice {
  if (!key) return without(choice, 'item');
  const next = new URLSearchParams();
  for (const { field, isMultiple } of filters) {
    const [value] = valuesOf(field);
    if (value && field !== 'date' && !isMultiple) next.set(field, value);
  }
  return next;
}

/** Goes to a page, from 1; the rest of the choice stays. What is no page is the first one. */
export function turnTo(choice: Choice, page: number): Choice {
  const next = without(choice);
  if (Number.isSafeInteger(page) && page > 1) next.set('page', `${page}`);
  return next;
}
