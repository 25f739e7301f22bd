import { useEffect, useState } from 'react';
import { type Found, forget, type Results, search } from './pagefind.ts';

/** Results that are fetched at once: over HTTP/1.1 a browser asks for six files at a time. */
const batch = 6;

/** How long somebody has typed nothing before a search begins, ms. */
const pauseMs = 60;

/** How far a search has come. */
export interface SearchState {
  /** The words that the results are for; empty before the first search. */
  words: string;
  isLoading: boolean;
  hasFailed: boolean;
  count: number;
  found: Found[];
}

const nothing: SearchState = { words: '', isLoading: false, hasFailed: false, count: 0, found: [] };

/** Searches for what is typed, as soon as it pauses. The results before stay until there are others. */
export function useSearch(typed: string): SearchState & { showMore: () => void; retry: () => void } {
  const words = typed.trim();
  const [state, setState] = useState(nothing);
  const [results, setResults] = useState<Results>();
  const [attempt, setAttempt] = useState(0);
  const fail = () => {
    forget();
    setState((before) => ({ ...before, isLoading: false, hasFailed: true }));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt searches for the same words again
  useEffect(() => {
    if (!words) {
      setState(nothing);
      return;
    }
    let isAsked = true;
    setState((before) => ({ ...before, isLoading: true, hasFailed: false }));
    const timer = setTimeout(async () => {
      try {
        const next = await search(words);
        const found = await next.fetch(0, batch);
        if (!isAsked) return;
        setResults(next);
        setState({ words, isLoading: false, hasFailed: false, count: next.count, found });
      } catch {
        if (isAsked) fail();
      }
    }, pauseMs);
    return () => {
      isAsked = false;
      clearTimeout(timer);
    };
  }, [words, attempt]);
  const showMore = async () => {
    try {
      const more = (await results?.fetch(state.found.length, state.found.length + batch)) ?? [];
      setState((before) => (before.words === state.words ? { ...before, found: [...state.found, ...more] } : before));
    } catch {
      fail();
    }
  };
  return { ...state, showMore, retry: () => setAttempt(attempt + 1) };
}
