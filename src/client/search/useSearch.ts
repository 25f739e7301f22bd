import { useEffect, useState } from 'react';
import { limitTime } from '#ui/limitTime.ts';
import { type FoundPage, resetPagefind, type SearchResults, searchSite } from './pagefind.ts';

/** Number of results that are fetched at once: over HTTP/1.1 a browser requests six files at a time. */
const batchCount = 6;

/** Pause in typing before a search begins, in ms. */
const pauseMs = 60;

export interface SearchState {
  /** The words that the results are for; empty before the first search. */
  words: string;
  isLoading: boolean;
  hasFailed: boolean;
  count: number;
  found: FoundPage[];
}

const emptyState: SearchState = { words: '', isLoading: false, hasFailed: false, count: 0, found: [] };

const searchFirst = async (words: string): Promise<[SearchResults, FoundPage[]]> => {
  const results = await searchSite(words);
  return [results, await results.fetch(0, batchCount)];
};

/** Searches for the typed text, debounced. The previous results stay until there are new ones. */
export function useSearch(typed: string): SearchState & { showMore: () => void; retry: () => void } {
  const words = typed.trim();
  const [state, setState] = useState(emptyState);
  const [results, setResults] = useState<SearchResults>();
  const [attempt, setAttempt] = useState(0);
  const fail = () => {
    resetPagefind();
    setState((before) => ({ ...before, isLoading: false, hasFailed: true }));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt searches for the same words again
  useEffect(() => {
    if (!words) {
      setState(emptyState);
      return;
    }
    let isCurrent = true;
    setState((before) => ({ ...before, isLoading: true, hasFailed: false }));
    const timer = setTimeout(async () => {
      try {
        const [next, found] = await limitTime(searchFirst(words));
        if (!isCurrent) return;
        setResults(next);
        setState({ words, isLoading: false, hasFailed: false, count: next.count, found });
      } catch {
        if (isCurrent) fail();
      }
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [words, attempt]);
  const showMore = async () => {
    try {
      const more = results ? await limitTime(results.fetch(state.found.length, state.found.length + batchCount)) : [];
      setState((before) => (before.words === state.words ? { ...before, found: [...state.found, ...more] } : before));
    } catch {
      fail();
    }
  };
  return { ...state, showMore, retry: () => setAttempt(attempt + 1) };
}
