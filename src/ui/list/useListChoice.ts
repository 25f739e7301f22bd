import { useLayoutEffect, useRef, useState } from 'react';
import { type ListPages, type ListPlace, placeAt } from '#shared/listPages.ts';
import { createChoiceWriter, queryOfPlace, showPlaceInHead, subscribeToAddress } from './listAddress.ts';
import { type ListChoice, readChoice, type SelectableList } from './listChoice.ts';

/** Derives the next choice from the current one. */
export type ChoiceUpdate = (before: ListChoice) => ListChoice;

export const emptyChoice: ListChoice = new URLSearchParams();

/**
 * State of a list's choice: from the address after hydration, then from the visitor, whose changes are written into the
 * address. In the first rendering nothing is chosen but the part of the list that the document shows, as in the HTML.
 * @param list of which pages and topics have addresses of their own
 * @param place part of that list that the document shows
 */
export function useListChoice(offer: SelectableList, list?: ListPages, place?: ListPlace) {
  const [initial] = useState(() => (list && place ? readChoice(queryOfPlace(place, list), offer) : emptyChoice));
  const [choice, setChoice] = useState(initial);
  const [writer] = useState(() => createChoiceWriter(list));
  // Several inputs may arrive before the next rendering.
  const latest = useRef(initial);
  const update = (next: ListChoice) => {
    if (`${next}` !== `${latest.current}`) latest.current = next;
    setChoice(latest.current);
  };

  // Before the browser goes on: early typing is replayed next.
  useLayoutEffect(() => {
    const read = () => {
      writer.forget();
      latest.current = readChoice(queryOfAddress(list), offer);
      setChoice(latest.current);
    };
    read();
    const end = subscribeToAddress(() => {
      read();
      if (list) showPlaceInHead(list);
    }, list);
    return () => {
      end();
      writer.forget();
    };
  }, [offer, writer, list]);

  /** @param isTyped true if the change is typing, which is one step for Back, however many keys */
  const change = (next: ChoiceUpdate, isTyped = false) => {
    const before = latest.current;
    update(next(before));
    if (latest.current === before) return;
    if (isTyped && before.has('q')) writer.later(latest.current);
    else writer.step(latest.current);
  };
  return { choice, change };
}

/** All that the address chooses, as a query. What its query says comes first. */
function queryOfAddress(list: ListPages | undefined): string {
  const place = list && placeAt(location.pathname, list);
  return place ? `${location.search}&${queryOfPlace(place, list)}` : location.search;
}
