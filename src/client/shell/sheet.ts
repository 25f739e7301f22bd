import { closestTo } from './closestTo.ts';

const sheetSelector = '[data-sheet]';
const stopSelector = 'a[href], button, summary';

/**
 * Makes the open menu of small screens modal: focus stays in it, everything else is inert; following a link closes it.
 */
export function enhanceSheet(document: Document): void {
  let inert: Element[] = [];

  const release = () => {
    for (const element of inert) element.removeAttribute('inert');
    inert = [];
  };
  const contain = (sheet: HTMLElement) => {
    release();
    inert = elementsOutside(sheet).filter((element) => !element.hasAttribute('inert'));
    for (const element of inert) element.setAttribute('inert', '');
    sheet.ariaModal = 'true';
    if (!sheet.contains(document.activeElement)) sheet.querySelector<HTMLElement>('button')?.focus();
  };
  const openSheet = () => document.querySelector<HTMLElement>(`${sheetSelector}:popover-open`) ?? undefined;

  // Focus returns to the button that opened the sheet right after this event: by then it must not be inert.
  document.addEventListener(
    'beforetoggle',
    ({ target, newState }) => {
      if (newState === 'closed' && closestTo(target, sheetSelector) === target) release();
    },
    true,
  );
  document.addEventListener(
    'toggle',
    ({ target, newState }) => {
      const sheet = closestTo(target, sheetSelector);
      if (sheet && sheet === target && newState === 'open') contain(sheet);
    },
    true,
  );
  document.addEventListener('keydown', (event) => {
    const sheet = event.key === 'Tab' && openSheet();
    if (sheet) keepFocusInside(sheet, event);
  });
  document.addEventListener('click', ({ target }) => {
    if (closestTo(target, 'a[href]')) closestTo(target, sheetSelector)?.hidePopover();
  });
  addEventListener('popstate', () => openSheet()?.hidePopover());

  const alreadyOpen = openSheet();
  if (alreadyOpen) contain(alreadyOpen);
}

/** Everything on the page but the element, its descendants and its ancestors. */
function elementsOutside(element: Element): Element[] {
  const parent = element.parentElement;
  if (!parent || element === element.ownerDocument.body) return [];
  return [...[...parent.children].filter((sibling) => sibling !== element), ...elementsOutside(parent)];
}

function keepFocusInside(sheet: HTMLElement, event: KeyboardEvent): void {
  const stops = [...sheet.querySelectorAll<HTMLElement>(stopSelector)].filter((stop) => stop.checkVisibility());
  const [first, last] = [stops[0], stops.at(-1)];
  const { activeElement } = sheet.ownerDocument;
  const isLeaving = activeElement === (event.shiftKey ? first : last) || !sheet.contains(activeElement);
  if (!isLeaving) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
