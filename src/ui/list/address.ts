/*
 * The part of the page's address that a list writes: query and anchor.
 */
import { type Choice, writeQuery } from './choice.ts';

/** Milliseconds without a key press after which what is typed is written into the address: browsers limit how often. */
const typingPauseMs = 300;

/** Query with its `?`, anchor with its `#`; what is left out stays. */
interface AddressPart {
  query?: string;
  anchor?: string;
}

/**
 * Changes query and anchor of the address without leaving the page, as a new step for Back or in place of this one.
 * @param mark added to what the history has of the step
 */
export function writeAddress(how: 'push' | 'replace', { query, anchor }: AddressPart, mark?: object): void {
  const address = location.pathname + (query ?? location.search) + (anchor ?? location.hash);
  // What a router has in the state stays, or it would lose count of its own steps.
  history[`${how}State`]({ ...history.state, ...mark }, '', address);
}

const listeners = new Set<() => void>();

/** Path of the page that the listeners are on. */
let pathname = '';

/*
 * Back and Forward between two addresses of lists are their own affair; a router that listens as well must not fetch the
 * page again, so it is not told. Before all others: capturing listeners come first, also on the window itself.
 */
function followSteps(event: PopStateEvent): void {
  if (location.pathname !== pathname) return;
  event.stopImmediatePropagation();
  notifyOfAddress();
}

/** Calls all that follow the address: for a router that has taken a step before they could hear of it. */
export function notifyOfAddress(): void {
  for (const listener of listeners) listener();
}

/**
 * Calls back whenever Back, Forward or a link to a part of this page has changed the address.
 * @returns what ends that
 */
export function onAddress(listener: () => void): () => void {
  ({ pathname } = location);
  if (listeners.size === 0) addEventListener('popstate', followSteps, true);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('popstate', followSteps, true);
  };
}

/** Writes what is chosen in one list into the address. */
export interface ChoiceWriter {
  /** Writes it as a new step for Back. */
  step: (choice: Choice) => void;
  /** Writes text that is being typed, once the keys rest, in place of what was typed before. */
  later: (choice: Choice) => void;
  /** Leaves out what has not been written yet. */
  forget: () => void;
}

/** A writer for one list. */
export function createChoiceWriter(): ChoiceWriter {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: Choice | undefined;
  const write = (how: 'push' | 'replace', choice: Choice) =>
    writeAddress(how, { query: writeQuery(choice, location.search) });
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
