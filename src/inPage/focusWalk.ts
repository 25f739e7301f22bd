declare global {
  interface Window {
    focusWalk: {
      /** To be called after each press of Tab; false when the focus has left the main part. */
      note: () => boolean;
      /** What Tab did not reach, and what showed no ring when it had the focus. */
      findings: () => { unreached: string[]; ringless: string[] };
    };
  }
}

/**
 * Runs in the page. Notes what a keyboard must reach in the main part and how each thing looks without focus, and puts
 * the focus at its beginning. Gives a number of presses of Tab that must suffice.
 */
export function startFocusWalk(): number {
  const main = document.querySelector('main') as HTMLElement;
  const reached = new Set<Element>();
  const ringless: string[] = [];

  const isThere = (element: HTMLElement) =>
    element.isConnected &&
    element.tabIndex >= 0 &&
    !element.matches(':disabled, [inert] *') &&
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getClientRects().length > 0;

  // Arrow keys move inside a group of radio buttons; Tab reaches one of them.
  const isOtherRadio = (element: HTMLElement) => {
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return false;
    const group = [...main.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${CSS.escape(element.name)}"]`)];
    return element !== (group.find((radio) => radio.checked) ?? group[0]);
  };

  const styleOf = (element: Element, pseudo: string) => {
    const style = getComputedStyle(element, pseudo || null);
    return [
      style.outline,
      style.outlineOffset,
      style.boxShadow,
      style.border,
      style.backgroundColor,
      style.textDecorationLine,
    ].join('|');
  };
  // A ring may be drawn by the element, around it, beside it (a box in place of a hidden input) or by a pseudo-element.
  const looks = (element: Element) =>
    [element, element.parentElement, element.parentElement?.parentElement, element.nextElementSibling]
      .flatMap((near) => (near ? ['', '::before', '::after'].map((pseudo) => styleOf(near, pseudo)) : []))
      .join('\n');

  const candidates = main.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex]',
  );
  const expected = new Map(
    [...candidates]
      .filter((element) => isThere(element) && !isOtherRadio(element))
      .map((element) => [element, looks(element)]),
  );
  const shorten = (element: Element) => element.outerHTML.slice(0, 200);

  window.focusWalk = {
    note() {
      const element = document.activeElement as HTMLElement | null;
      if (!element?.closest('main') || element === main) return false;
      if (expected.get(element) === looks(element)) ringless.push(shorten(element));
      reached.add(element);
      return true;
    },
    findings: () => ({
      unreached: [...expected.keys()].filter((element) => !reached.has(element) && isThere(element)).map(shorten),
      ringless: [...new Set(ringless)],
    }),
  };
  main.tabIndex = -1;
  main.focus();
  return expected.size * 2 + 20;
}
