import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { type Choice, fits } from './choice.ts';
import { controlsOf, type FilterControl } from './controlsOf.ts';
import { valuesOf, wordsOf } from './itemValues.ts';
import { batchCount, isLong } from './longList.ts';
import { clampPage, countPages, onPage } from './pagination.ts';
import type { Item, ListShape, SearchPart } from './shape.ts';
import { useAnchor } from './useAnchor.ts';
import { type NextChoice, useChoice } from './useChoice.ts';

/** A list as its parts see it. */
export interface ListState {
  list: ListShape;
  controls: readonly FilterControl[];
  choice: Choice;
  /** Positions of the items that fit, from 0. */
  matches: readonly number[];
  /** Positions of those that are shown: on the current page, and of a long list as far as it is reached. */
  shown: ReadonlySet<number>;
  /** Shows more of a long list; undefined where all are shown. */
  showMore?: () => void;
  /** The current page, from 1. */
  page: number;
  pages: number;
  /** Changes the choice; what is being typed is one step for Back. */
  change: (next: NextChoice, isTyped?: boolean) => void;
  /** The element around the items: it takes the focus from controls that go. */
  resultsRef: RefObject<HTMLDivElement | null>;
}

const none: readonly never[] = [];

/** The state of one list: what is chosen in it, as its page's address says, and which items are shown. */
export function useList(list: ListShape): ListState {
  const { items, filters = none, search, pageSize } = list;
  const controls = useMemo(() => controlsOf(filters, items), [filters, items]);
  const offer = useMemo(
    () => ({ filters: controls.map((each) => each.offer), hasSearch: Boolean(search), hasPages: Boolean(pageSize) }),
    [controls, search, pageSize],
  );
  const { choice, change } = useChoice(offer);
  const matches = useMatches(items, choice, search?.in);
  const [anchored, forgetAnchor] = useAnchoredItem(list, matches);
  const resultsRef = useRef<HTMLDivElement>(null);
  const pages = countPages(matches.length, pageSize);
  const isOnAnchoredPage = pageSize && anchored >= 0 && !choice.has('page');
  const page = isOnAnchoredPage ? Math.floor(anchored / pageSize) + 1 : clampPage(Number(choice.get('page')), pages);
  const onThisPage = onPage(matches, page, pageSize);
  const [reached, showMore] = useReached(isLong(items), `${choice}`, onThisPage.indexOf(matches[anchored] ?? -1) + 1);
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

/** Positions of the items that fit. The words of an item are gathered when somebody searches for the first time. */
function useMatches(items: readonly Item[], choice: Choice, parts: readonly SearchPart[] = usualParts) {
  const wordsAt = useMemo(() => {
    const known: string[] = [];
    return (position: number) => {
      known[position] ??= wordsOf(items[position] as Item, parts);
      return known[position];
    };
  }, [items, parts]);
  return useMemo(
    () =>
      items.flatMap((item, position) =>
        fits(
          choice,
          (field) => valuesOf(item, field),
          () => wordsAt(position),
        )
          ? [position]
          : [],
      ),
    [items, choice, wordsAt],
  );
}

const usualParts: readonly SearchPart[] = ['title', 'text'];

/**
 * Brings out the item that the address points to, where the list does not open it in a dialog: the browser cannot scroll to
 * one that is on another page, or far down in a long list.
 * @returns its index among the items that fit, -1 for none, and what has it no longer stand out
 */
function useAnchoredItem({ items, opensDialog }: ListShape, matches: readonly number[]) {
  const [{ id, wasHidden }, setAnchor] = useAnchor();
  const isOn = id !== '' && !opensDialog;
  const index = isOn ? matches.indexOf(items.findIndex((item) => item.id === id)) : -1;
  const hasCome = index >= 0 && wasHidden;
  useEffect(() => {
    if (hasCome) document.getElementById(id)?.scrollIntoView();
  }, [id, hasCome]);
  return [index, () => setAnchor('')] as const;
}

/** Counts the items of a long list that are shown: more when asked for, from the start with every new choice. */
function useReached(isOn: boolean, choice: string, least: number) {
  const [more, setMore] = useState({ choice, count: batchCount });
  if (!isOn) return [Number.POSITIVE_INFINITY, undefined] as const;
  const count = Math.max(least, more.choice === choice ? more.count : batchCount);
  return [count, () => setMore({ choice, count: count + batchCount })] as const;
}
