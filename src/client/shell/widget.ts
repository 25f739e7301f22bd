/** Milliseconds until the site's own form is offered if a widget has not appeared. */
const maxWaitMs = 2000;

/** Elements that a visitor can enquire with. A failed widget may leave others: a heading, a line of text. */
const controlSelector = 'iframe, input:not([type="hidden"]), textarea, select, button';

/** Directives of the page's policy that can leave a widget visible and yet unable to send anything. */
const requiredDirectives = /^(frame-src|connect-src|form-action)$/;

/**
 * Loads the external enquiry widget of a panel, once. The panel's own blocks are hidden only while the widget may still
 * appear and when it shows a form, never after the visitor has begun to use them.
 */
export function loadWidget(panel: HTMLElement): void {
  const container = panel.querySelector<HTMLElement>(':scope > [data-widget]');
  if (!container) return;
  const fallback = panel.querySelector<HTMLElement>(':scope > [data-widget] ~ [data-slot]');
  let isUsed = fallback?.matches(':focus-within') ?? false;
  fallback?.addEventListener('focusin', () => (isUsed = true), { once: true });
  const hideFallback = (isHidden: boolean) => {
    if (fallback) fallback.hidden = isHidden && !isUsed;
  };

  const timer = setTimeout(hideFallback, maxWaitMs, false);
  const sizes = new ResizeObserver(() => {
    if (container.offsetHeight > 0 && offersForm(container)) settle(true);
  });
  const settle = (isShown: boolean) => {
    clearTimeout(timer);
    sizes.disconnect();
    hideFallback(isShown);
  };
  sizes.observe(container);
  panel.ownerDocument.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
    if (requiredDirectives.test(effectiveDirective)) settle(false);
    reportRefusal(blockedURI, effectiveDirective);
  });

  const script = panel.ownerDocument.createElement('script');
  const attributes: Record<string, string> = JSON.parse(container.dataset.widget ?? '{}');
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  delete container.dataset.widget;
  script.onerror = () => settle(false);
  hideFallback(true);
  container.append(script);
}

/** @returns true if a visitor can see a control in an element, or in its open shadow tree */
const offersForm = (element: Element): boolean =>
  (element.matches(controlSelector) && isSeen(element)) ||
  [...element.children, ...(element.shadowRoot?.children ?? [])].some(offersForm);

const isSeen = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().height > 1;

/** Logs the setting to add to `_site.json`: the browser's own message about a refusal does not mention it. */
function reportRefusal(address: string, directive: string): void {
  const origin = /^https?:\/\/[^/]+/.exec(address)?.[0];
  if (!origin) return;
  console.warn(
    `The page's policy has refused ${origin} (${directive}). If the enquiry widget needs it, add "${origin}" to "origins" of "widget" in _site.json.`,
  );
}
