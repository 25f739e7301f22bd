/** Opens or closes what a button controls. */
export function disclose(button: HTMLElement): void {
  const isOpen = button.ariaExpanded !== 'true';
  button.ariaExpanded = String(isOpen);
  document.getElementById(button.getAttribute('aria-controls') ?? '')?.toggleAttribute('data-off', !isOpen);
}
