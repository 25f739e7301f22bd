import { useLayoutEffect, useRef, useState } from 'react';
import { createChoiceWriter, subscribeToAddress } from './listAddress.ts';
import { type ListChoice, readChoice, type SelectableList } from './listChoice.ts';

/** Derives the next choice from the current one. */
export type ChoiceUpdate = (before: ListChoice) => ListChoice;

export const emptyChoice: ListChoice = new URLSearchParams();

/**
 * State of a list's choice: from the address after hydration, then from the visitor, whose changes are written into the
 * address. In the first rendering nothing is chosen, as in the HTML.
 */
export function useListChoice(offer: SelectableList) {
  const [choice, setChoice] = useState(emptyChoice);
  const [writer] = useState(createChoiceWriter);
  // Several inputs may arrive before the next rendering.
  const latest = useRef(emptyChoice);
  const update = (next: ListChoice) => {
    if (`${next}` !== `${latest.current}`) latest.current = next;
    setChoice(latest.current);
  };

  // Before the browser goes on: early typing is replayed next.
  useLayoutEffect(() => {
    const read = () => {
      writer.forget();
      latest.current = readChoice(location.search, offer);
      setChoice(latest.current);
    };
    read();
    const end = subscribeToAddress(read);
    return () => {
      end();
      writer.forget();
    };
  }, [offer, writer]);

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
