import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { onAddress, writeAddress } from './address.ts';
import { findMatches, localDay, prepareItems } from './filter.ts';
import { clampPage, countPages, onPage } from './pagination.ts';
import { type Filter, type Item, initialState, type ListState, type Search } from './state.ts';
import { typeSearch } from './transitions.ts';
import { type Offer, readQuery, writeQuery } from './urlState.ts';

/** Milliseconds without a key press after which what is typed is written into the address: browsers limit how often. */
const typingPauseMs = 300;

interface ListOptions {
  items: readonly Item[];
  filters?: readonly Filter[];
  search?: Search;
  /** Items to a page; all on one when left out. */
  pageSize?: number;
}

/** A list as its parts see it. */
export interface ListView {
  state: ListState;
  offer: Offer;
  /** Positions of all items that fit, and of those on the current page. */
  matches: readonly number[];
  shown: readonly number[];
  page: number;
  pages: number;
  /** Puts a new choice in place: a new step for Back. */
  change: (next: ListState) => void;
  /** Puts in place what is being typed: one step for Back, however many keys. */
  type: (text: string) => void;
  /** The controls' form. */
  formRef: RefObject<HTMLFormElement | null>;
}

/** The state of one list, kept equal to the page's address. The first rendering shows everything. */
export function useList({ items, filters, search, pageSize }: ListOptions): ListView {
  const entries = useMemo(() => prepareItems(items, search?.in), [items, search]);
  const offer = useMemo(
    () => ({ filters: filters ?? [], entries, hasSearch: Boolean(search), hasPages: Boolean(pageSize) }),
    [filters, entries, search, pageSize],
  );
  const [state, setState] = useState(initialState);
  const formRef = useRef<HTMLFormElement>(null);
  const writer = useAddressWriter();

  useEffect(() => {
    const query = queryWithForm(formRef.current);
    const first = readQuery(query, offer);
    // Where the address says nothing, everything is shown as it is: rendering a long list again would block the page.
    if (query) setState(first);
    // What came before the block could react has to be there on coming back, too.
    if (query !== new URLSearchParams(location.search).toString())
      writeAddress({ query: writeQuery(first, location.search) }, 'replace');
    return onAddress(() => setState(readQuery(location.search, offer)));
  }, [offer]);

  // Nothing is chosen before the browser has read the address, so the day is always the visitor's.
  const matches = useMemo(
    () =>
      state === initialState
        ? entries.map((_, position) => position)
        : findMatches(entries, state, localDay(new Date())),
    [entries, state],
  );
  const pages = countPages(matches.length, pageSize);
  const page = clampPage(state.page, pages);
  const shown = useMemo(() => onPage(matches, page, pageSize), [matches, page, pageSize]);

  const change = (next: ListState) => {
    if (next === state) return;
    setState(next);
    writer.step(next);
  };
  const type = (text: string) => {
    const next = typeSearch(state, text);
    setState(next);
    if (state.search === '') writer.step(next);
    else writer.later(next);
  };
  return { state, offer, matches, shown, page, pages, change, type, formRef };
}

/** The address's query, and in it what was typed or chosen before the block could react. */
function queryWithForm(form: HTMLFormElement | null): string {
  const query = new URLSearchParams(location.search);
  const fields = form ? [...new FormData(form)] : [];
  for (const [name, value] of fields) if (typeof value === 'string' && value) query.set(name, value);
  return query.toString();
}

function useAddressWriter() {
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; write: () => void }>(undefined);
  useEffect(() => () => clearTimeout(pending.current?.timer), []);
  return useMemo(() => {
    const flush = () => {
      if (!pending.current) return;
      clearTimeout(pending.current.timer);
      pending.current.write();
      pending.current = undefined;
    };
    const write = (state: ListState, how: 'push' | 'replace') =>
      writeAddress({ query: writeQuery(state, location.search) }, how);
    return {
      step(state: ListState) {
        flush();
        write(state, 'push');
      },
      later(state: ListState) {
        clearTimeout(pending.current?.timer);
        pending.current = { timer: setTimeout(flush, typingPauseMs), write: () => write(state, 'replace') };
      },
    };
  }, []);
}
