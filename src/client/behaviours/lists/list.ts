import type { Choice, Filter, Offer } from './choice.ts';

/** A list on the page. */
export interface List extends Offer {
  /** The frame of its block. */
  frame: HTMLElement;
  /** What holds the items. */
  holder: HTMLElement;
  /** All items, as far as they are there. */
  items: HTMLElement[];
  /** Those that fit. */
  matches: HTMLElement[];
  choice: Choice;
  /** What is searched in items, as far as somebody has searched. */
  words: Map<HTMLElement, string>;
  /** Where a long list goes on; none in a short one. */
  end: HTMLElement | null;
  /** Items of a long list that are shown so far. */
  reached: number;
  /** All items are there; those at the end of a long list have to be fetched. */
  isComplete: boolean;
  complete: (list: List) => Promise<void>;
}

/** The items in what holds them. */
export const itemsIn = (holder: ParentNode) =>
  [...holder.children].filter((child) => child.matches('li:not([data-batch])')) as HTMLElement[];

/** The form with a list's controls. */
export const formOf = ({ frame }: List) => frame.querySelector('form');

/** The field that searches a list. */
export const searchField = ({ frame }: List) => frame.querySelector<HTMLInputElement>('[name=q]');

/** Reads a list from its markup. Nothing of it is chosen. @param complete fetches the end of a long one */
export function readList(frame: HTMLElement, complete: List['complete']): List {
  const holder = frame.querySelector<HTMLElement>('[data-columns]') as HTMLElement;
  const end = holder.querySelector<HTMLElement>('[data-batch]');
  const items = itemsIn(holder);
  const filters = Array.from(frame.querySelectorAll<HTMLElement>('[data-field]'), readFilter);
  const list = { frame, holder, items, matches: items, choice: new URLSearchParams(), words: new Map(), end, filters };
  return {
    ...list,
    reached: batchOf(list),
    isComplete: !end,
    complete,
    hasSearch: frame.querySelector('[name=q]') !== null,
    hasPages: 'pageSize' in holder.dataset,
  };
}

/** How many items of a long list are shown at a time. */
export const batchOf = ({ end }: Pick<List, 'end'>) => Number(end?.dataset.batch ?? Number.POSITIVE_INFINITY);

/** What a filter's control offers. */
export function readFilter(control: HTMLElement): Filter {
  const options = control.querySelectorAll<HTMLButtonElement | HTMLOptionElement>('[aria-pressed],option');
  const { field = '', many, clears } = control.dataset;
  return {
    field,
    values: Array.from(options, ({ value }) => value),
    isMultiple: many !== undefined,
    clearsOthers: clears !== undefined,
  };
}
