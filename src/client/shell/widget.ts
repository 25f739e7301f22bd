/** Milliseconds that a widget has to show itself, before the site's own form is offered. */
const patience = 2000;

/** Elements that a visitor can enquire with. A widget that has failed may leave others: a heading, a line of words. */
const controls = 'iframe, input:not([type="hidden"]), textarea, select, button';

/** Directives of the page's policy without whose permission a widget can be seen and yet send nothing. */
const needed = /^(frame-src|connect-src|form-action)$/;

/**
 * Loads the external enquiry widget of a panel, once. The panel's own blocks are hidden only while the widget may still
 * come and where it shows a form: never after the visitor has begun to use them.
 */
export function loadWidget(panel: HTMLElement): void {
  const place = panel.querySelector<HTMLElement>(':scope > [data-widget]');
  if (!place) return;
  const own = panel.querySelector<HTMLElement>(':scope > [data-widget] ~ [data-slot]');
  let isUsed = own?.matches(':focus-within') ?? false;
  own?.addEventListener('focusin', () => (isUsed = true), { once: true });
  const hideOwn = (isHidden: boolean) => {
    if (own) own.hidden = isHidden && !isUsed;
  };

  const timer = setTimeout(hideOwn, patience, false);
  const sizes = new ResizeObserver(() => {
    if (place.offsetHeight > 0 && offersForm(place)) settle(true);
  });
  const settle = (isShown: boolean) => {
    clearTimeout(timer);
    sizes.disconnect();
    hideOwn(isShown);
  };
  sizes.observe(place);
  panel.ownerDocument.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
    if (needed.test(effectiveDirective)) settle(false);
    reportRefusal(blockedURI, effectiveDirective);
  });

  const script = panel.ownerDocument.createElement('script');
  const attributes: Record<string, string> = JSON.parse(place.dataset.widget ?? '{}');
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  delete place.dataset.widget;
  script.onerror = () => settle(false);
  hideOwn(true);
  place.append(script);
}

/** @returns whether a visitor sees something in an element, or in its open shadow tree, to enquire with */
const offersForm = (element: Element): boolean =>
  (element.matches(controls) && isSeen(element)) ||
  [...element.children, ...(element.shadowRoot?.children ?? [])].some(offersForm);

const isSeen = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().height > 1;

/** Names what to add to `_site.json` in the console: the browser's own words about a refusal do not know of it. */
function reportRefusal(address: string, directive: string): void {
  const origin = /^https?:\/\/[^/]+/.exec(address)?.[0];
  if (!origin) return;
  console.warn(
    `The page's policy has refused ${origin} (${directive}). If the enquiry widget needs it, add "${origin}" to "origins" of "widget" in _site.json.`,
  );
}
