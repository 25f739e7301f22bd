import type { Field } from '../heldInput.ts';

/**
 * Takes note of the caret, or of what is selected, in the field that has the focus.
 * @returns what puts it back, where the field still has the focus
 */
export function noteCaret(): () => void {
  const field = document.activeElement as Field | null;
  if (!field || !('selectionStart' in field)) return () => {};
  const { selectionStart, selectionEnd, selectionDirection } = field;
  return () => {
    // Fields such as those for e-mail addresses have no selection that one could ask for.
    if (selectionStart === null || field !== document.activeElement) return;
    field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
  };
}
