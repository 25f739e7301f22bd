import { closestTo } from './closestTo.ts';
import { loadWidget } from './widget.ts';

const panelSelector = '[data-enquiry]';

/**
 * Enhances the enquiry panel: focus moves into it when a visitor opens it and back when it closes, and an external
 * widget is loaded the first time it is open. A panel that opens by itself takes no focus, and covers nothing that has
 * it. The inline loader closes it on Escape.
 */
export function enhanceEnquiry(document: Document): void {
  let opener: HTMLElement | undefined;
  let hadFocus = false;

  document.addEventListener(
    'click',
    ({ target }) => {
      const button = closestTo(target, 'button[popovertarget]');
      if (button && button.closest(panelSelector) === null) opener = button;
    },
    true,
  );
  document.addEventListener(
    'beforetoggle',
    ({ target }) => {
      const panel = closestTo(target, panelSelector);
      if (panel === target) hadFocus = panel?.matches(':focus-within') ?? false;
    },
    true,
  );
  document.addEventListener(
    'toggle',
    ({ target, newState }) => {
      const panel = closestTo(target, panelSelector);
      if (!panel || panel !== target) return;
      if (newState === 'open') {
        handleOpened(panel);
        if (opener?.getAttribute('popovertarget') === panel.id) panel.focus({ preventScroll: true });
      } else {
        delete panel.dataset.byItself;
        const tab = document.querySelector<HTMLElement>(`button[popovertarget="${panel.id}"]`);
        if (hadFocus) tab?.focus({ preventScroll: true });
      }
      opener = undefined;
    },
    true,
  );
  document.addEventListener('focusin', ({ target }) => {
    const panel = document.querySelector<HTMLElement>(`${panelSelector}[data-by-itself]:popover-open`);
    if (panel && !closestTo(target, `${panelSelector} button[popovertarget]`)) followFocus(panel);
  });

  const alreadyOpen = document.querySelector<HTMLElement>(`${panelSelector}:popover-open`);
  if (alreadyOpen) handleOpened(alreadyOpen);
}

function handleOpened(panel: HTMLElement): void {
  loadWidget(panel);
  if (panel.dataset.byItself !== undefined) followFocus(panel);
}

/**
 * Shows all of a panel that opened by itself while its content has the focus, and makes it a bar while the keyboard is
 * elsewhere on the page. The page's style sheet scrolls what has the focus above the bar.
 */
function followFocus(panel: HTMLElement): void {
  const focused = document.activeElement;
  if (panel.contains(focused)) panel.dataset.byItself = 'used';
  else if (focused?.matches(':focus-visible')) {
    panel.dataset.byItself = 'low';
    focused.scrollIntoView({ block: 'nearest' });
  }
}
