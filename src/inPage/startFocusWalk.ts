declare global {
  interface Window {
    focusWalk: {
      /**
       * Records the focused element; to be called after each press of Tab.
       * @returns false when the focus has left the main part
       */
      note: () => boolean;
      /** Elements that Tab did not reach, and elements that showed no focus ring. */
      findings: () => { unreached: string[]; ringless: string[] };
    };
  }
}

/**
 * Records which elements of the main part a keyboard must reach and their styles without focus, then focuses the start
 * of the main part. Runs in the page.
 * @returns a number of Tab presses that is enough
 */
export function startFocusWalk(): number {
  const main = document.querySelector('main') as HTMLElement;
  const reached = new Set<Element>();
  const ringless: string[] = [];

  const isReachable = (element: HTMLElement) =>
    element.isConnected &&
    element.tabIndex >= 0 &&
    !element.matches(':disabled, [inert] *') &&
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getClientRects().length > 0;

  // Tab reaches one radio button of a group; arrow keys move inside the group.
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
  // The ring may be on the element, around it, beside it (a box in place of a hidden input) or on a pseudo-element.
  const focusStyles = (element: Element) =>
    [element, element.parentElement, element.parentElement?.parentElement, element.nextElementSibling]
      .flatMap((near) => (near ? ['', '::before', '::after'].map((pseudo) => styleOf(near, pseudo)) : []))
      .join('\n');

  const candidates = main.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex]',
  );
  const expected = new Map(
    [...candidates]
      .filter((element) => isReachable(element) && !isOtherRadio(element))
      .map((element) => [element, focusStyles(element)]),
  );
  const shorten = (element: Element) => element.outerHTML.slice(0, 200);

  window.focusWalk = {
    note() {
      const element = document.activeElement as HTMLElement | null;
      if (!element?.closest('main') || element === main) return false;
      if (expected.get(element) === focusStyles(element)) ringless.push(shorten(element));
      reached.add(element);
      return true;
    },
    findings: () => ({
      unreached: [...expected.keys()].filter((element) => !reached.has(element) && isReachable(element)).map(shorten),
      ringless: [...new Set(ringless)],
    }),
  };
  main.tabIndex = -1;
  main.focus();
  return expected.size * 2 + 20;
}
