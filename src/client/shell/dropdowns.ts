import { closestTo } from './closestTo.ts';

/** Entries of the wide menu. An entry with a panel has a button as its child. */
const entrySelector = '[data-navigation] > ul > li';

/** The state in `data-menu` of an entry, `open`, or `closed` in spite of hover, else its hover state. */
const isOpen = (entry: HTMLElement) =>
  entry.dataset.menu === 'open' ||
  (entry.dataset.menu !== 'closed' && entry.matches(':hover') && matchMedia('(hover: hover)').matches);

const entriesWithPanel = (document: Document) => [
  ...document.querySelectorAll<HTMLElement>(`${entrySelector}:has(> button)`),
];

const buttonOf = (entry: HTMLElement) => entry.querySelector<HTMLElement>(':scope > button');

function closeEntry(entry: HTMLElement): void {
  if (entry.matches(':hover')) entry.dataset.menu = 'closed';
  else delete entry.dataset.menu;
}

function updateAriaExpanded(document: Document): void {
  for (const entry of entriesWithPanel(document)) buttonOf(entry)?.setAttribute('aria-expanded', String(isOpen(entry)));
}

/**
 * Enhances the panels of the wide menu, which open on hover in CSS alone. This adds their buttons (click, Enter,
 * Space), Escape, closing when a link is followed or the focus leaves, and the state for assistive technology.
 */
export function enhanceDropdowns(document: Document): void {
  followPointer(document);
  followFocus(document);
  handleClicks(document);
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    const entry = entriesWithPanel(document).find(isOpen);
    if (!entry) return;
    event.preventDefault();
    const isFocusInside = entry.matches(':focus-within');
    closeEntry(entry);
    if (isFocusInside) buttonOf(entry)?.focus();
    updateAriaExpanded(document);
  });
  // A panel may have been opened before this code was loaded.
  updateAriaExpanded(document);
}

function followPointer(document: Document): void {
  let hovered: HTMLElement | undefined;
  document.addEventListener('pointerover', ({ target }) => {
    const entry = closestTo(target, entrySelector);
    if (entry === hovered) return;
    if (hovered && !hovered.matches(':focus-within')) delete hovered.dataset.menu;
    hovered = entry;
    updateAriaExpanded(document);
  });
}

function followFocus(document: Document): void {
  // A panel that was opened by hovering stays while the focus is in it.
  document.addEventListener('focusin', ({ target }) => {
    const entry = closestTo(target, `${entrySelector} > div`)?.parentElement;
    if (entry) entry.dataset.menu = 'open';
  });
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const entry = closestTo(target, entrySelector);
    if (!entry || closestTo(relatedTarget, entrySelector) === entry) return;
    if (!entry.matches(':hover')) delete entry.dataset.menu;
    updateAriaExpanded(document);
  });
}

function handleClicks(document: Document): void {
  let wasOpen = false;
  document.addEventListener('pointerdown', ({ target, pointerType }) => {
    const entry = closestTo(target, entrySelector);
    for (const other of entriesWithPanel(document)) if (other !== entry) delete other.dataset.menu;
    // A mouse has opened the panel by hovering: its first click leaves the panel open, the second closes it.
    wasOpen = entry !== undefined && (pointerType === 'mouse' ? entry.dataset.menu === 'open' : isOpen(entry));
  });
  document.addEventListener('click', (event) => {
    const entry = closestTo(event.target, entrySelector);
    if (!entry) return;
    const isPressedByKey = event.detail === 0;
    if (closestTo(event.target, 'button')) {
      // Only hovering can have opened a panel before this code was loaded.
      const isToClose = !closestTo(entry, '[data-pressed]') && (isPressedByKey ? isOpen(entry) : wasOpen);
      if (isToClose) closeEntry(entry);
      else entry.dataset.menu = 'open';
    } else if (closestTo(event.target, 'a') && !event.ctrlKey && !event.metaKey) {
      closeEntry(entry);
    }
    updateAriaExpanded(document);
  });
}
