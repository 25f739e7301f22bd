import { foldCase } from './foldCase.ts';

export interface SelectableFilter {
  /** Name of its address parameter. */
  field: string;
  /** Values offered, as written. */
  values: readonly string[];
  /** True if several values may be chosen. */
  isMultiple: boolean;
  /** True if choosing a value clears the search and all other filters. */
  clearsOthers: boolean;
}

/** The parts of a list that an address can select. */
export interface SelectableList {
  filters: readonly SelectableFilter[];
  hasSearch: boolean;
  hasPages: boolean;
}

/**
 * A visitor's choice in one list, as address parameters: `q` for the typed text, the values of each field, `page` from
 * 2 on. A choice is immutable.
 */
export type ListChoice = Readonly<URLSearchParams>;

/** Returns an item's values of a field, as written. */
export type FieldValuesGetter = (field: string) => readonly string[];

/** Names of the address parameters, in the order in which they are written. */
const parameterNames = ['q', 'category', 'group', 'tags', 'date', 'item', 'page'];

const isSameFolded = (one: string, other: string) => foldCase(one) === foldCase(other);

/**
 * Reads a choice from the query of an address. Values that the list does not offer are ignored.
 * @param query `?category=Labs&page=2`, with or without the question mark
 */
export function readChoice(query: string, { filters, hasSearch, hasPages }: SelectableList): ListChoice {
  const parameters = new URLSearchParams(query);
  const text = hasSearch && parameters.get('q');
  const choice = new URLSearchParams(text ? { q: text } : '');
  for (const { field, values, isMultiple } of filters)
    for (const requested of parameters.getAll(field)) {
      const value = values.find((one) => isSameFolded(one, requested));
      const before = choice.getAll(field);
      if (value && (isMultiple ? !before.includes(value) : !before[0])) choice.append(field, value);
    }
  return setPage(choice, Number(hasPages && parameters.get('page')));
}

/**
 * Writes a choice into the query of an address. Unrelated parameters stay.
 * @param query current query, as `?utm_source=mail`
 * @returns the query with its question mark, or an empty string
 */
export function writeQuery(choice: ListChoice, query: string): string {
  const parameters = new URLSearchParams(query);
  for (const name of parameterNames) {
    parameters.delete(name);
    for (const value of choice.getAll(name)) parameters.append(name, value);
  }
  return parameters.toString() && `?${parameters}`;
}

/** @returns true if an item matches: its folded words contain the typed text, and it has every chosen value */
export const isMatch = (choice: ListChoice, valuesOf: FieldValuesGetter, words: () => string): boolean =>
  [...choice].every(([name, value]) => {
    if (name === 'page') return true;
    if (name === 'q') return words().includes(foldCase(value));
    return valuesOf(name).some((one) => isSameFolded(one, value));
  });

/** Removes parameters from a choice, and goes to the first page. */
function withoutParameters(choice: ListChoice, ...removed: string[]): URLSearchParams {
  const next = new URLSearchParams(choice);
  for (const name of [...removed, 'page']) next.delete(name);
  return next;
}

/** Sets the typed text, which clears the chosen item. */
export function setSearchText(choice: ListChoice, text: string): ListChoice {
  const next = withoutParameters(choice, 'q', 'item');
  if (text) next.set('q', text);
  return next;
}

/** Chooses the values of a filter, which clears the chosen item. Empty values are ignored. */
export function chooseValues(
  choice: ListChoice,
  { field, clearsOthers }: SelectableFilter,
  values: readonly string[],
): ListChoice {
  const chosen = values.filter(Boolean);
  if (`${chosen}` === `${choice.getAll(field)}`) return choice;
  const next = clearsOthers ? new URLSearchParams() : withoutParameters(choice, field, 'item');
  for (const value of chosen) next.append(field, value);
  return next;
}

/** Chooses a value, or clears it if it is chosen. */
export function toggleValue(choice: ListChoice, filter: SelectableFilter, value: string): ListChoice {
  const before = choice.getAll(filter.field);
  const others = before.filter((one) => one !== value);
  if (others.length < before.length) return chooseValues(choice, filter, others);
  return chooseValues(choice, filter, filter.isMultiple ? [...before, value] : [value]);
}

/**
 * Chooses one item, and with it the item's value in every single-value filter. The typed text is cleared, as it could
 * hide the item.
 * @param key value of the field `item`; empty for none
 */
export function chooseItem(
  choice: ListChoice,
  filters: readonly SelectableFilter[],
  key: string,
  valuesOf: FieldValuesGetter,
): ListChoice {
  if (!key) return withoutParameters(choice, 'item');
  const next = new URLSearchParams();
  for (const { field, isMultiple } of filters) {
    const [value] = valuesOf(field);
    if (value && field !== 'date' && !isMultiple) next.set(field, value);
  }
  return next;
}

/** Goes to a page, from 1; everything else stays. An invalid page is the first one. */
export function setPage(choice: ListChoice, page: number): ListChoice {
  const next = withoutParameters(choice);
  if (Number.isSafeInteger(page) && page > 1) next.set('page', `${page}`);
  return next;
}
