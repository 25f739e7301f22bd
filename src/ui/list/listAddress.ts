/*
 * The part of the page's address that a list writes: query and anchor.
 */
import { type ListChoice, writeQuery } from './listChoice.ts';

/**
 * Milliseconds after the last key press before typed text is written into the address: browsers limit the rate of
 * writes.
 */
const typingPauseMs = 300;

/** Query with its `?`, anchor with its `#`; a part that is left out does not change. */
interface AddressChange {
  query?: string;
  anchor?: string;
}

/**
 * Changes query and anchor of the address without leaving the page, as a new history entry or in place of the current
 * one.
 * @param mark properties added to the history entry's state
 */
export function writeAddress(method: 'push' | 'replace', { query, anchor }: AddressChange, mark?: object): void {
  const address = location.pathname + (query ?? location.search) + (anchor ?? location.hash);
  // A router's own state is preserved, or the router would lose count of its steps.
  history[`${method}State`]({ ...history.state, ...mark }, '', address);
}

const listeners = new Set<() => void>();

/** Path of the page that the listeners belong to. */
let pathname = '';

/*
 * Back and Forward between two addresses of the same page concern lists only. A router that listens as well must not
 * fetch the page again, so the event is stopped. Capturing listeners run first, also on the window itself.
 */
function handlePopState(event: PopStateEvent): void {
  if (location.pathname !== pathname) return;
  event.stopImmediatePropagation();
  notifyOfAddress();
}

/** Calls all that follow the address: for a router that has taken a step before they could hear of it. */
export function notifyOfAddress(): void {
  for (const listener of listeners) listener();
}

/**
 * Subscribes to changes of the address by Back, Forward or a link within this page.
 * @returns unsubscribes
 */
export function subscribeToAddress(listener: () => void): () => void {
  ({ pathname } = location);
  if (listeners.size === 0) addEventListener('popstate', handlePopState, true);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('popstate', handlePopState, true);
  };
}

export interface ChoiceWriter {
  /** Writes it as a new history entry. */
  step: (choice: ListChoice) => void;
  /** Writes typed text in place of the previously typed text, debounced. */
  later: (choice: ListChoice) => void;
  /** Discards the pending write. */
  forget: () => void;
}

export function createChoiceWriter(): ChoiceWriter {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: ListChoice | undefined;
  const write = (method: 'push' | 'replace', choice: ListChoice) =>
    writeAddress(method, { query: writeQuery(choice, location.search) });
  const writePending = () => {
    if (pending) write('replace', pending);
    forget();
  };
  const forget = () => {
    clearTimeout(timer);
    pending = undefined;
  };
  return {
    step(choice) {
      writePending();
      write('push', choice);
    },
    later(choice) {
      clearTimeout(timer);
      pending = choice;
      timer = setTimeout(writePending, typingPauseMs);
    },
    forget,
  };
}
