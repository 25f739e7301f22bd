import { useLayoutEffect, useRef, useState } from 'react';
import { createChoiceWriter, onAddress } from './address.ts';
import { type Choice, type Offer, readChoice } from './choice.ts';

/** Makes the next choice out of the current one. */
export type NextChoice = (before: Choice) => Choice;

/** Nothing is chosen. */
export const noChoice: Choice = new URLSearchParams();

/**
 * State of what is chosen in a list: what the address says, from hydration on, and then what visitors choose, which is written
 * into the address. In the first rendering nothing is, as in the HTML.
 */
export function useChoice(offer: Offer) {
  const [choice, setChoice] = useState(noChoice);
  const [writer] = useState(createChoiceWriter);
  // Several inputs may come before the next rendering.
  const latest = useRef(noChoice);
  const put = (next: Choice) => {
    if (`${next}` !== `${latest.current}`) latest.current = next;
    setChoice(latest.current);
  };

  // Before the browser goes on: what was typed early is replayed next.
  useLayoutEffect(() => {
    const read = () => {
      writer.forget();
      latest.current = readChoice(location.search, offer);
      setChoice(latest.current);
    };
    read();
    const end = onAddress(read);
    return () => {
      end();
      writer.forget();
    };
  }, [offer, writer]);

  /** @param isTyped what is being typed is one step for Back, however many keys */
  const change = (next: NextChoice, isTyped = false) => {
    const before = latest.current;
    put(next(before));
    if (latest.current === before) return;
    if (isTyped && before.has('q')) writer.later(latest.current);
    else writer.step(latest.current);
  };
  return { choice, change };
}
