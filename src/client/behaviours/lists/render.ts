import { clampPage, countPages, onPage, pageButtons } from '#ui/list/pagination.ts';
import { fits } from './choice.ts';
import { valuesOf, wordsOf } from './items.ts';
import { type List, searchField } from './list.ts';

/** Shows what is chosen in a list, and the items that fit. */
export function render(list: List): void {
  const { frame, choice, holder, items } = list;
  renderControls(list);
  list.matches = items.filter((item) =>
    fits(
      choice,
      (field) => valuesOf(item, field, holder.dataset),
      () => wordsOf(item, list),
    ),
  );
  // The end of a long list may still have to be fetched.
  const count = list.isComplete ? list.matches.length : Number(holder.dataset.count);
  const pageSize = Number(holder.dataset.pageSize);
  const pages = countPages(count, pageSize);
  const page = clampPage(Number(choice.get('page')), pages);
  renderItems(list, onPage(list.matches, page, pageSize));
  const status = frame.querySelector<HTMLElement>('[data-nothing]');
  if (status) renderStatus(status, count);
  const nav = frame.querySelector<HTMLElement>('[data-pages]');
  if (nav) renderPages(nav, page, pages);
  const clear = frame.querySelector<HTMLElement>('[data-act=clear]');
  if (clear) clear.hidden = count > 0;
}

function renderControls(list: List): void {
  const { frame, choice } = list;
  const field = searchField(list);
  const text = choice.get('q') ?? '';
  if (field && field.value !== text) field.value = text;
  for (const control of frame.querySelectorAll<HTMLElement>('[data-field]')) {
    const chosen = choice.getAll(control.dataset.field ?? '');
    if (control instanceof HTMLSelectElement) control.value = chosen[0] ?? '';
    for (const button of control.querySelectorAll<HTMLButtonElement>('[aria-pressed]'))
      button.ariaPressed = `${button.value ? chosen.includes(button.value) : !chosen[0]}`;
  }
}

/** Items that do not fit stay and are hidden, so that a choice moves no more than it must; fetched ones come when they fit. */
function renderItems({ holder, items, end, reached, isComplete }: List, shown: readonly HTMLElement[]): void {
  const visible = new Set(shown.slice(0, reached));
  let next = holder.firstElementChild;
  for (const item of items) {
    const isVisible = visible.has(item);
    item.toggleAttribute('data-off', !isVisible);
    if (isVisible && item.parentNode !== holder) holder.insertBefore(item, next);
    if (item.parentNode === holder) next = item.nextElementSibling;
  }
  holder.hidden = shown.length === 0;
  if (end) end.hidden = isComplete && reached >= shown.length;
}

function renderStatus(status: HTMLElement, count: number): void {
  const { one, other, nothing } = status.dataset;
  const words = count === 0 ? nothing : count === 1 ? one : other;
  status.toggleAttribute('data-empty', count === 0);
  const text = words?.replace('{n}', `${count}`) ?? '';
  // What is the same is not to be read out again.
  if (status.textContent !== text) status.textContent = text;
}

/** Mantine writes into the markup, for its styles, that a button is disabled. */
function disable(button: HTMLButtonElement, isDisabled: boolean): void {
  button.disabled = isDisabled;
  button.toggleAttribute('data-disabled', isDisabled);
}

/** Page buttons are copies of the first one. */
function renderPages(nav: HTMLElement, page: number, pages: number): void {
  nav.hidden = pages < 2;
  const [previous, numbers, next] = nav.children as unknown as [HTMLButtonElement, HTMLElement, HTMLButtonElement];
  previous.value = `${page - 1}`;
  disable(previous, page === 1);
  next.value = `${page + 1}`;
  disable(next, page === pages);
  const copies = pageButtons(page, pages).map(({ page: number, isAfterGap }) => {
    const copy = numbers.firstElementChild?.cloneNode(true) as HTMLElement;
    copy.toggleAttribute('data-gap', isAfterGap);
    const button = copy.firstElementChild as HTMLButtonElement;
    const isCurrent = number === page;
    button.value = `${number}`;
    button.ariaLabel = (numbers.dataset.label ?? '').replace('{n}', button.value);
    button.ariaCurrent = isCurrent ? 'page' : null;
    if (isCurrent) button.removeAttribute('data-variant');
    else button.dataset.variant = 'secondary';
    let words: Element = button;
    while (words.firstElementChild) words = words.firstElementChild;
    words.textContent = button.value;
    return copy;
  });
  numbers.replaceChildren(...copies);
}
