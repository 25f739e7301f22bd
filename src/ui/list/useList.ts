import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { type ListPages, type ListPlace, placeAt } from '#shared/listPages.ts';
import { createFilterControls, type FilterControl } from './filterControls.ts';
import { fieldValuesOf, searchTextOf } from './itemValues.ts';
import { addressOfChoice, queryOfPlace } from './listAddress.ts';
import { isMatch, type ListChoice, type SelectableFilter } from './listChoice.ts';
import type { ListDefinition, ListItem, SearchPart } from './listDefinition.ts';
import { batchSize, isLongList } from './longList.ts';
import { clampPage, countPages, itemsOnPage } from './pagination.ts';
import { useAnchor } from './useAnchor.ts';
import { type ChoiceUpdate, useListChoice } from './useListChoice.ts';

export interface ListState {
  list: ListDefinition;
  controls: readonly FilterControl[];
  choice: ListChoice;
  /** Positions of the matching items, from 0. */
  matches: readonly number[];
  /** Positions of the shown items: on the current page, and in a long list up to the current batch. */
  shown: ReadonlySet<number>;
  /** Shows the next batch of a long list; undefined if all items are shown. */
  showMore?: () => void;
  /** The current page, from 1. */
  page: number;
  pages: number;
  /** Part of the list that the document showed first; undefined for a list without addresses. */
  place: ListPlace | undefined;
  /** Number of matching items, on all pages. */
  total: number;
  /** Address of a choice, where pages and topics have addresses. */
  addressOf: (next: ChoiceUpdate) => string;
  /** Changes the choice; typing is one step for Back, however many keys. */
  change: (next: ChoiceUpdate, isTyped?: boolean) => void;
  /** The element around the items: it takes the focus from controls that disappear. */
  resultsRef: RefObject<HTMLDivElement | null>;
}

const noFilters: readonly never[] = [];

/** State of one list: the choice in its page's address, and the items that are shown. */
export function useList(list: ListDefinition): ListState {
  const { items, filters = noFilters, search, listPages } = list;
  const [place] = useState(() => list.listPlace ?? (listPages && placeAt(location.pathname, listPages)));
  // Without all items there is nothing to choose from.
  const isPart = listPages?.isWhole === false;
  const pageSize = isPart ? undefined : list.pageSize;
  const controls = useMemo(() => createFilterControls(filters, items), [filters, items]);
  const offer = useMemo(
    () => ({ filters: offersOf(controls, listPages), hasSearch: Boolean(search), hasPages: Boolean(pageSize) }),
    [controls, listPages, search, pageSize],
  );
  const whole = isPart ? undefined : listPages;
  const { choice, change } = useListChoice(offer, whole, place);
  const matches = useMatches(items, choice, search?.in);
  const [anchored, forgetAnchor] = useAnchoredItem(list, matches);
  const resultsRef = useRef<HTMLDivElement>(null);
  const pages = isPart ? (place?.pages ?? 1) : countPages(matches.length, pageSize);
  const isOnAnchoredPage = pageSize && anchored >= 0 && !choice.has('page');
  const chosen = isPart ? place?.page : Number(choice.get('page'));
  const page = isOnAnchoredPage ? Math.floor(anchored / pageSize) + 1 : clampPage(chosen ?? 1, pages);
  const onThisPage = itemsOnPage(matches, isPart ? 1 : page, pageSize);
  const [reached, showMore] = useBatches(
    isLongList(items) && !listPages?.hasPages,
    `${choice}`,
    onThisPage.indexOf(matches[anchored] ?? -1) + 1,
  );
  return {
    list,
    controls,
    choice,
    matches,
    shown: new Set(onThisPage.slice(0, reached)),
    showMore: reached < onThisPage.length ? showMore : undefined,
    page,
    pages,
    place,
    total: (isPart ? place?.total : undefined) ?? matches.length,
    addressOf: (next) => {
      const { path = '', query } = addressOfChoice(
        next(isPart ? choiceOfPart(place, listPages) : choice),
        '',
        listPages,
      );
      return path + query;
    },
    change: (next, isTyped) => {
      forgetAnchor();
      change(next, isTyped);
    },
    resultsRef,
  };
}

const choiceOfPart = (place: ListPlace | undefined, list: ListPages): ListChoice =>
  new URLSearchParams(place && queryOfPlace(place, list));

/** Filters that visitors can choose. Topics with addresses can be chosen by these, even if no filter offers them. */
function offersOf(controls: readonly FilterControl[], list: ListPages | undefined): SelectableFilter[] {
  const offers = controls.map(({ offer }) => offer);
  const { field, all } = list?.topics ?? {};
  if (field === undefined || offers.some((offer) => offer.field === field)) return offers;
  const values = all?.map(({ name }) => name) ?? [];
  return [...offers, { field, values, isMultiple: false, clearsOthers: false }];
}

/** Positions of the matching items. The words of an item are gathered at the first search. */
function useMatches(items: readonly ListItem[], choice: ListChoice, parts: readonly SearchPart[] = defaultSearchParts) {
  const wordsAt = useMemo(() => {
    const known: string[] = [];
    return (position: number) => {
      known[position] ??= searchTextOf(items[position] as ListItem, parts);
      return known[position];
    };
  }, [items, parts]);
  return useMemo(
    () =>
      items.flatMap((item, position) =>
        isMatch(
          choice,
          (field) => fieldValuesOf(item, field),
          () => wordsAt(position),
        )
          ? [position]
          : [],
      ),
    [items, choice, wordsAt],
  );
}

const defaultSearchParts: readonly SearchPart[] = ['title', 'text'];

/**
 * Shows the item that the address points to, if the list does not open it in a dialog: the browser cannot scroll to an
 * item on a different page, or far down in a long list.
 * @returns its index among the matching items, -1 for none, and a function that clears the anchor
 */
function useAnchoredItem({ items, opensDialog }: ListDefinition, matches: readonly number[]) {
  const [{ id, wasHidden }, setAnchor] = useAnchor();
  const isOn = id !== '' && !opensDialog;
  const index = isOn ? matches.indexOf(items.findIndex((item) => item.id === id)) : -1;
  const mustScroll = index >= 0 && wasHidden;
  useEffect(() => {
    if (mustScroll) document.getElementById(id)?.scrollIntoView();
  }, [id, mustScroll]);
  return [index, () => setAnchor('')] as const;
}

/** Number of shown items of a long list, and a function that shows more. Each new choice starts again. */
function useBatches(isOn: boolean, choice: string, minCount: number) {
  const [more, setMore] = useState({ choice, count: batchSize });
  if (!isOn) return [Number.POSITIVE_INFINITY, undefined] as const;
  const count = Math.max(minCount, more.choice === choice ? more.count : batchSize);
  return [count, () => setMore({ choice, count: count + batchSize })] as const;
}
