/** What can take the focus, of several radio buttons the chosen one. */
const controls = 'input:not([type=hidden], [type=radio]:not(:checked)), textarea, [contenteditable=true]';

/**
 * Scrolls what is selected into view, and gives it the focus.
 * @param takesFocus not while somebody types elsewhere, or goes through a tree, a table or the page by keyboard
 */
export function showSelected(panel: HTMLElement | null, pointer: string, takesFocus: boolean): void {
  if (!panel || !takesFocus) return;
  const field = nearest(panel, pointer);
  if (!field) return;
  field.scrollIntoView({ block: 'center' });
  const control =
    field.querySelector<HTMLElement>(controls) ?? field.querySelector<HTMLElement>('button:not([data-help])');
  if (!isBusyElsewhere(panel)) control?.focus({ preventScroll: true });
}

/** The field of a value, or of what is around it. */
function nearest(panel: HTMLElement, pointer: string): HTMLElement | null {
  for (let place = pointer; place; place = place.slice(0, place.lastIndexOf('/'))) {
    const field = panel.querySelector<HTMLElement>(`[data-pointer="${CSS.escape(place)}"]`);
    if (field) return field;
  }
  return null;
}

function isBusyElsewhere(panel: HTMLElement): boolean {
  const active = document.activeElement;
  if (!active || panel.contains(active)) return false;
  const inside = active instanceof HTMLIFrameElement ? active.contentDocument?.activeElement : active;
  const isTyping = inside?.matches('input, textarea, [contenteditable], [contenteditable] *') ?? false;
  return isTyping || active.matches('main') || active.closest('[role=tree], [role=grid], [role=dialog]') !== null;
}
