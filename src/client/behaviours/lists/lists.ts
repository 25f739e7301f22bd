/*
 * Lists that are searched, filtered and leafed through: a file of its own, which few pages need. The address says what is
 * chosen, and which item is open in a dialog; what opens those has a file of its own too.
 */
import { hasModifier } from '../../hasModifier.ts';
import { forgetPending, writeChoice } from './address.ts';
import { change, show } from './change.ts';
import { readChoice, turnTo, typeSearch } from './choice.ts';
import { choosePressed, chooseSelected } from './controls.ts';
import { formOf, type List, readList, searchField } from './list.ts';

const lists = new Map<Element | null | undefined, List>();

/** What few lists need is in a file of its own. */
const loadRest = () => import('../rest/rest.ts');

const listAt = (target: EventTarget | null) =>
  lists.get((target as Element | null)?.closest?.('[data-behaviour=list]'));

/** What a control of a list does; a promise where that takes a while. */
type ListAct = (list: List, control: HTMLButtonElement, event: Event) => Promise<void>;

const inList = (act: ListAct) => (control: HTMLElement, event: Event) => {
  const list = listAt(control);
  return list && act(list, control as HTMLButtonElement, event);
};

/** What the controls of lists do when they are pressed, by their `data-act`. */
export const acts = {
  choose: inList(choosePressed),
  clear: inList(async (list) => {
    await change(list, () => new URLSearchParams());
    // The button goes with what it took back.
    (searchField(list) ?? list.holder.parentElement)?.focus();
  }),
  turn: inList(async (list, { value }) => {
    await change(list, (choice) => turnTo(choice, Number(value)));
    // The button that was pressed may be gone or disabled now, and the new items begin above it.
    list.holder.parentElement?.focus({ preventScroll: true });
    list.holder.parentElement?.scrollIntoView();
  }),
  open: (link: HTMLElement, event: Event) => {
    const list = listAt(link);
    if (!list || hasModifier(event as MouseEvent)) return undefined;
    event.preventDefault();
    return loadRest().then(({ openItem }) => openItem(list, link.getAttribute('href') ?? ''));
  },
  enlarge: inList(async (list, button) => (await loadRest()).enlarge(list, button)),
};

addEventListener('input', ({ target }) => {
  const list = listAt(target);
  if (!list || !(target instanceof HTMLInputElement)) return;
  if (target.name) change(list, (choice) => typeSearch(choice, target.value), true);
  else loadRest().then(({ searchOptions }) => searchOptions(target));
});
addEventListener('change', ({ target }) => {
  const list = listAt(target);
  if (list && target instanceof HTMLSelectElement) chooseSelected(list, target);
});
addEventListener('submit', (event) => listAt(event.target) && event.preventDefault());

/** Path of the page that the lists are on. */
let pathname = '';

/*
 * Back and Forward between two addresses of lists are their own affair; a router that listens as well must not fetch the
 * page again, so it is not told. Before all others: capturing listeners come first, also on the window itself.
 */
addEventListener(
  'popstate',
  (event) => {
    if (lists.size === 0 || location.pathname !== pathname) return;
    event.stopImmediatePropagation();
    for (const list of lists.values()) follow(list, () => location.search);
  },
  true,
);

/** Shows what an address says, and what was typed while the end of a long list came. */
async function follow(list: List, query: () => string): Promise<void> {
  if (!list.isComplete && readChoice(query(), list).size) await list.complete(list);
  // Another page may have come meanwhile.
  if (!list.frame.isConnected) return;
  show(list, readChoice(query(), list));
  followAnchor(list);
}

/** Opens the item that the address points to, and closes another. Those at the end of a long list are not on the page. */
async function followAnchor(list: List): Promise<void> {
  const anchor = location.hash.slice(1);
  const target = document.getElementById(anchor);
  const mayOpen = anchor && (target ? target.parentElement === list.holder : list.end);
  if (!list.frame.querySelector('[data-act=open]')) return;
  if (mayOpen || document.querySelector('dialog[data-anchor]')) (await loadRest()).followAnchor(list);
}

// Those of the page that was left, before the ones of the next start.
addEventListener('lintel:page', () => {
  forgetPending();
  lists.clear();
});

/** Starts the lists of the page. */
export function startLists(): void {
  const isFirst = !pathname;
  ({ pathname } = location);
  for (const frame of document.querySelectorAll<HTMLElement>('[data-behaviour=list]')) {
    const list = readList(frame, (asked) => loadRest().then(({ addRest }) => addRest(asked)));
    lists.set(frame, list);
    if ('rest' in frame.dataset)
      (window.requestIdleCallback ?? setTimeout)(() => loadRest().then(({ watchList }) => watchList(list)));
    start(list, isFirst);
  }
}

async function start(list: List, isFirst: boolean): Promise<void> {
  const query = () => queryWithForm(list);
  // Where the address says nothing, everything is shown as it is.
  if (!query() && isFirst) return followAnchor(list);
  await follow(list, query);
  if (!list.frame.isConnected) return;
  // What came before this has to be there on coming back, too.
  if (query() !== `${new URLSearchParams(location.search)}`) writeChoice(list.choice, 'replace');
}

/** The address's query, and in it what was typed or chosen before the list could react. */
function queryWithForm(list: List): string {
  const query = new URLSearchParams(location.search);
  const form = formOf(list);
  for (const [name, value] of form ? new FormData(form) : []) if (value) query.set(name, `${value}`);
  return `${query}`;
}
