import { parentPointer } from '#shared/pointer.ts';
import { isFocusInFieldOfPage, isTypingExpectedOnPage } from '../canvas/useFocusInPage.ts';

/** Selector of controls that are focused; of radio buttons only the chosen one. */
const controls = 'input:not([type=hidden], [type=radio]:not(:checked)), textarea, [contenteditable=true]';

/** Scrolls the field of the selection into view and focuses it, unless the user types or navigates elsewhere. */
export function showSelected(panel: HTMLElement | null, pointer: string): void {
  if (!panel) return;
  const field = nearestField(panel, pointer);
  if (!field) return;
  field.scrollIntoView({ block: 'center' });
  const control =
    field.querySelector<HTMLElement>(controls) ?? field.querySelector<HTMLElement>('button:not([data-help])');
  if (!isBusyElsewhere(panel)) control?.focus({ preventScroll: true });
}

/** Field of a value, or of the nearest value around it. */
function nearestField(panel: HTMLElement, pointer: string): HTMLElement | null {
  for (let place = pointer; place; place = parentPointer(place)) {
    const field = panel.querySelector<HTMLElement>(`[data-pointer="${CSS.escape(place)}"]`);
    if (field) return field;
  }
  return null;
}

function isBusyElsewhere(panel: HTMLElement): boolean {
  if (isTypingExpectedOnPage()) return true;
  const active = document.activeElement;
  if (!active || panel.contains(active)) return false;
  const isTyping = active.matches('iframe')
    ? isFocusInFieldOfPage()
    : active.matches('input, textarea, [contenteditable], [contenteditable] *');
  return isTyping || active.matches('main') || active.closest('[role=tree], [role=grid], [role=dialog]') !== null;
}
