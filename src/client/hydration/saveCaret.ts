import type { FormControl } from '../heldInput.ts';

/**
 * Saves the caret or the selection of the focused field.
 * @returns a function that restores it if the field still has the focus
 */
export function saveCaret(): () => void {
  const field = document.activeElement as FormControl | null;
  if (!field || !('selectionStart' in field)) return () => {};
  const { selectionStart, selectionEnd, selectionDirection } = field;
  return () => {
    // Some fields, such as those for e-mail addresses, do not expose their selection.
    if (selectionStart === null || field !== document.activeElement) return;
    field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
  };
}
