import { closestTo } from './closestTo.ts';
import { loadWidget } from './widget.ts';

const panelSelector = '[data-enquiry]';

/**
 * Enhances the enquiry panel: focus moves into it when a visitor opens it and back when it closes, and an external
 * widget is loaded the first time it is open. A panel that opens by itself takes no focus. The inline loader closes it
 * on Escape.
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
        loadWidget(panel);
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
  // A panel that opened by itself is low on phones; focusing its content shows all of it.
  document.addEventListener('focusin', ({ target }) => {
    if (!closestTo(target, 'button[popovertarget]')) delete closestTo(target, panelSelector)?.dataset.byItself;
  });

  const alreadyOpen = document.querySelector<HTMLElement>(`${panelSelector}:popover-open`);
  if (!alreadyOpen) return;
  loadWidget(alreadyOpen);
  if (alreadyOpen.matches(':focus-within')) delete alreadyOpen.dataset.byItself;
}
