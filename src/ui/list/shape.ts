import type { CalendarDate, Markup } from '#shared/content.ts';

/** What a list is searched and filtered by; an item may hold more. */
export interface Item {
  /** Its anchor on the page. */
  id?: string;
  title: string;
  eyebrow?: string;
  text?: Markup;
  meta?: string;
  details?: string[];
  badges?: string[];
  category?: string;
  group?: string;
  tags?: string[];
  date?: CalendarDate;
}

/** Parts of an item that can be searched. */
export type SearchPart = Exclude<keyof Item, 'id' | 'date' | 'eyebrow'>;

/** What a filter asks of an item; `item` chooses one of the items itself. */
export type Field = 'category' | 'group' | 'tags' | 'date' | 'item';

/** One way to narrow a list. */
export interface Filter {
  field: Field;
  label: string;
  as: 'chips' | 'select' | 'tags';
  /** Words for the choice that leaves everything in. */
  all?: string;
  /** Values offered, in this order; those that occur when left out. */
  options?: string[];
  /** Words for the days before today. */
  past?: string;
  /** Words for today and the days after it. */
  upcoming?: string;
  on?: 'wide' | 'narrow';
  /** A choice empties the search and takes back all other choices. */
  clearsOthers?: boolean;
  /** Words in a field that searches among the options. */
  search?: string;
  /** Words for no option found. */
  empty?: string;
}

/** A field to search a list by typing. */
export interface Search {
  label?: string;
  placeholder: string;
  in?: SearchPart[];
}

/** What a list offers to its visitors. */
export interface ListShape<One extends Item = Item> {
  items: readonly One[];
  filters?: readonly Filter[];
  search?: Search;
  /** Items to a page; all on one when left out. */
  pageSize?: number;
  /** An item with an anchor opens in a dialog, and so does the one that the address points to. */
  opensDialog?: boolean;
}
