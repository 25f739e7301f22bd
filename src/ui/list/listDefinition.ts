import type { CalendarDate, Markup } from '#shared/content.ts';
import type { ListPagesOfBlock } from '#shared/listPages.ts';

/** The searched and filtered fields of an item; an item may have more. */
export interface ListItem {
  /** Anchor on the page. */
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

export type SearchPart = Exclude<keyof ListItem, 'id' | 'date' | 'eyebrow'>;

/** Field that a filter compares; `item` selects a single item. */
export type FilterField = 'category' | 'group' | 'tags' | 'date' | 'item';

export interface ListFilter {
  field: FilterField;
  label: string;
  as: 'chips' | 'select' | 'tags';
  /** Label of the option that shows everything. */
  all?: string;
  /** Values offered, in this order; if left out, those that occur. */
  options?: string[];
  /** Label of the days before today. */
  past?: string;
  /** Label of today and the days after it. */
  upcoming?: string;
  on?: 'wide' | 'narrow';
  /** True if choosing a value clears the search and all other filters. */
  clearsOthers?: boolean;
  /** Placeholder of a field that searches among the options. */
  search?: string;
  /** Text for no option found. */
  empty?: string;
}

export interface ListSearch {
  label?: string;
  placeholder: string;
  in?: SearchPart[];
}

/** A list with its filters, search and pages. */
export interface ListDefinition<One extends ListItem = ListItem> extends ListPagesOfBlock {
  items: readonly One[];
  filters?: readonly ListFilter[];
  search?: ListSearch;
  /** Number of items on a page; all are on one if left out. */
  pageSize?: number;
  /** True if an item with an anchor opens in a dialog, also when the address points to it. */
  opensDialog?: boolean;
}
