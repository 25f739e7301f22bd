/*
 * The part of the page's address that a list writes: query and anchor.
 */
import { addressOfPlace, type ListPages, type ListPlace, placeAt } from '#shared/listPages.ts';
import { foldCase } from './foldCase.ts';
import { type ListChoice, writeQuery } from './listChoice.ts';

/**
 * Milliseconds after the last key press before typed text is written into the address: browsers limit the rate of
 * writes.
 */
const typingPauseMs = 300;

/** Query with its `?`, anchor with its `#`; a part that is left out does not change. */
interface AddressChange {
  path?: string;
  query?: string;
  anchor?: string;
}

/**
 * Changes query and anchor of the address without leaving the page, as a new history entry or in place of the current
 * one.
 * @param mark properties added to the history entry's state
 */
export function writeAddress(method: 'push' | 'replace', { path, query, anchor }: AddressChange, mark?: object): void {
  const address = (path ?? location.pathname) + (query ?? location.search) + (anchor ?? location.hash);
  // A router's own state is preserved, or the router would lose count of its steps.
  history[`${method}State`]({ ...history.state, ...mark }, '', address);
}

const listeners = new Set<() => void>();

/** Lists on the page whose pages and topics have addresses: one at most. */
const lists = new Set<ListPages>();

const isOfList = (path: string) => [...lists].some((list) => placeAt(path, list) !== undefined);

/** Path of the page that the listeners belong to. */
let pathname = '';

/*
 * Back and Forward between two addresses of the same page concern lists only. A router that listens as well must not
 * fetch the page again, so the event is stopped. Capturing listeners run first, also on the window itself.
 */
function handlePopState(event: PopStateEvent): void {
  if (location.pathname !== pathname && !isOfList(location.pathname)) return;
  event.stopImmediatePropagation();
  notifyOfAddress();
}

/** Calls all that follow the address: for a router that has taken a step before they could hear of it. */
export function notifyOfAddress(): void {
  for (const listener of listeners) listener();
}

/**
 * Subscribes to changes of the address by Back, Forward or a link within this page.
 * @param list whose pages count as this page
 * @returns unsubscribes
 */
export function subscribeToAddress(listener: () => void, list?: ListPages): () => void {
  ({ pathname } = location);
  if (listeners.size === 0) addEventListener('popstate', handlePopState, true);
  listeners.add(listener);
  if (list) lists.add(list);
  return () => {
    listeners.delete(listener);
    if (list) lists.delete(list);
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

/** @param list of which pages and topics have addresses of their own */
export function createChoiceWriter(list?: ListPages): ChoiceWriter {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: ListChoice | undefined;
  const write = (method: 'push' | 'replace', choice: ListChoice) => {
    writeAddress(method, addressOfChoice(choice, location.search, list));
    if (list) showPlaceInHead(list);
  };
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

/**
 * Address of a choice: a page or a topic by itself may have one of its own, all else is in the query.
 * @param query current query: unrelated parameters stay
 */
export function addressOfChoice(choice: ListChoice, query: string, list?: ListPages): { path?: string; query: string } {
  if (!list) return { query: writeQuery(choice, query) };
  const { place, remaining } = divideChoice(choice, list);
  return { path: addressOfPlace(list, place), query: writeQuery(remaining, query) };
}

/** Divides a choice into the part of the list that has an address, and what remains for the query. */
function divideChoice(
  choice: ListChoice,
  { topics, hasPages }: ListPages,
): { place: ListPlace; remaining: ListChoice } {
  const values = topics ? choice.getAll(topics.field) : [];
  const isNarrowed = [...choice.keys()].some((name) => name !== 'page' && name !== topics?.field);
  const topic = topics?.all.find(({ name }) => foldCase(name) === foldCase(values[0] ?? ''))?.name;
  if (isNarrowed || values.length > 1 || (values.length === 1 && topic === undefined))
    return { place: { page: 1 }, remaining: choice };
  const remaining = new URLSearchParams(choice);
  if (topics) remaining.delete(topics.field);
  if (hasPages) remaining.delete('page');
  const page = hasPages ? Number(choice.get('page') ?? 1) : 1;
  return { place: { page, ...(topic !== undefined && { topic }) }, remaining };
}

/** The choice that a part of a list stands for, as a query. */
export function queryOfPlace({ page, topic }: ListPlace, { topics }: ListPages): string {
  const query = new URLSearchParams();
  if (topics && topic !== undefined) query.set(topics.field, topic);
  if (page > 1) query.set('page', `${page}`);
  return `${query}`;
}

/** Shows in the title and in the page's own address which part of a list is shown, as the document of that part does. */
export function showPlaceInHead(list: ListPages): void {
  const place = placeAt(location.pathname, list);
  if (!place || !list.titles) return;
  const { page, topic } = place;
  const { titles } = list;
  const ofPage = page > 1 ? titles.page : titles.list;
  const pattern = topic === undefined ? ofPage : page > 1 ? titles.topicPage : titles.topic;
  document.title = pattern.replace(/\{(n|topic)\}/g, (_, name) => (name === 'n' ? `${page}` : (topic ?? '')));
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (canonical) canonical.href = new URL(addressOfPlace(list, place), canonical.href).href;
}
