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
      } else {
        delete panel.dataset.byItself;
        const tab = document.querySelector<HTMLElement>(`button[popovertarget="${panel.id}"]`);
        if (hadFocus) tab?.focus({ preventScroll: true });
      }
      opener = undefined;
    },
    true,
  );
  // What opened by itself is low on phones; whoever turns to what is in it gets all of it.
  document.addEventListener('focusin', ({ target }) => {
    if (!closestTo(target, 'button[popovertarget]')) delete closestTo(target, panelSelector)?.dataset.byItself;
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const isSomethingAbove = document.querySelector('dialog[open], [popover="auto"]:popover-open');
    if (!isSomethingAbove) openPanel(document)?.hidePopover();
  });

  const alreadyOpen = openPanel(document);
  if (!alreadyOpen) return;
  loadWidget(alreadyOpen);
  if (alreadyOpen.matches(':focus-within')) delete alreadyOpen.dataset.byItself;
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
  // The site's own form comes out in its place.
  script.onerror = () => place.setAttribute('data-failed', '');
  panel.ownerDocument.addEventListener('securitypolicyviolation', reportRefusal);
  place.append(script);
}

/** Says how to allow what the page's policy has refused; the browser's own words do not know of `_site.json`. */
function reportRefusal({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent): void {
  const origin = /^https?:\/\/[^/]+/.exec(blockedURI)?.[0];
  if (!origin) return;
  console.warn(
    `The page's policy has refused ${origin} (${effectiveDirective}). If the enquiry widget needs it, add "${origin}" to "origins" of "widget" in _site.json.`,
  );
}
