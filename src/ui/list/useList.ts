import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { createFilterControls, type FilterControl } from './filterControls.ts';
import { fieldValuesOf, searchTextOf } from './itemValues.ts';
import { isMatch, type ListChoice } from './listChoice.ts';
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
  /** Changes the choice; typing is one step for Back, however many keys. */
  change: (next: ChoiceUpdate, isTyped?: boolean) => void;
  /** The element around the items: it takes the focus from controls that disappear. */
  resultsRef: RefObject<HTMLDivElement | null>;
}

const noFilters: readonly never[] = [];

/** State of one list: the choice in its page's address, and the items that are shown. */
export function useList(list: ListDefinition): ListState {
  const { items, filters = noFilters, search, pageSize } = list;
  const controls = useMemo(() => createFilterControls(filters, items), [filters, items]);
  const offer = useMemo(
    () => ({ filters: controls.map((each) => each.offer), hasSearch: Boolean(search), hasPages: Boolean(pageSize) }),
    [controls, search, pageSize],
  );
  const { choice, change } = useListChoice(offer);
  const matches = useMatches(items, choice, search?.in);
  const [anchored, forgetAnchor] = useAnchoredItem(list, matches);
  const resultsRef = useRef<HTMLDivElement>(null);
  const pages = countPages(matches.length, pageSize);
  const isOnAnchoredPage = pageSize && anchored >= 0 && !choice.has('page');
  const page = isOnAnchoredPage ? Math.floor(anchored / pageSize) + 1 : clampPage(Number(choice.get('page')), pages);
  const onThisPage = itemsOnPage(matches, page, pageSize);
  const [reached, showMore] = useBatches(
    isLongList(items),
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
    change: (next, isTyped) => {
      forgetAnchor();
      change(next, isTyped);
    },
    resultsRef,
  };
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
