function set(button: HTMLElement, isOpen: boolean): void {
  button.ariaExpanded = String(isOpen);
  document.getElementById(button.getAttribute('aria-controls') ?? '')?.toggleAttribute('data-off', !isOpen);
}

/**
 * Opens or closes what a button controls. Inside `data-single` one is open at a time; what was pressed stays under the
 * finger while something above it folds away.
 */
export function disclose(button: HTMLElement): void {
  const top = button.getBoundingClientRect().top;
  const opens = button.ariaExpanded !== 'true';
  const group = button.closest('[data-single]');
  if (group) closeIn(group);
  set(button, opens);
  scrollBy({ top: button.getBoundingClientRect().top - top, behavior: 'instant' });
}

/** Closes everything in an element that a button of its own has opened. */
export function closeIn(element: Element): void {
  for (const button of element.querySelectorAll<HTMLElement>('[data-act=disclose][aria-expanded=true]'))
    set(button, false);
}
