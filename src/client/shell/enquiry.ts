import { closestTo } from './closestTo.ts';

const panelSelector = '[data-enquiry]';

/**
 * The enquiry panel: focus goes into it when a visitor opens it and back when it closes, Escape closes it, and an
 * external widget is loaded the first time it is open. A panel that opens by itself takes no focus from anyone.
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
        // Whoever has opened the panel need not be shown it again.
        sessionStorage.opened = '1';
      } else if (hadFocus) {
        document.querySelector<HTMLElement>(`button[popovertarget="${panel.id}"]`)?.focus({ preventScroll: true });
      }
      opener = undefined;
    },
    true,
  );
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const isSomethingAbove = document.querySelector('dialog[open], [popover="auto"]:popover-open');
    if (!isSomethingAbove) openPanel(document)?.hidePopover();
  });

  const alreadyOpen = openPanel(document);
  if (alreadyOpen) loadWidget(alreadyOpen);
}

const openPanel = (document: Document) => document.querySelector<HTMLElement>(`${panelSelector}:popover-open`);

/** Adds the widget's script where its form is to stand, with the key that the service looks for. */
function loadWidget(panel: HTMLElement): void {
  const place = panel.querySelector<HTMLElement>('[data-widget]:not([data-loaded])');
  if (!place) return;
  const script = panel.ownerDocument.createElement('script');
  for (const { name, value } of place.attributes) if (name !== 'data-widget') script.setAttribute(name, value);
  script.src = place.dataset.widget ?? '';
  script.async = true;
  place.dataset.loaded = '';
  place.append(script);
}
