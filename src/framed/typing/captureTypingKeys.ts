/** Stops keys that are typed from reaching the page, whose own shortcuts would react to them. */
export function captureTypingKeys(element: HTMLElement, onKey: (event: KeyboardEvent) => void): void {
  const { ownerDocument: document } = element;
  element.addEventListener('keydown', (event) => {
    event.stopPropagation();
    // Keys choose among the suggestions of an input method.
    if (event.isComposing) return;
    onKey(event);
    // Buttons treat a space as a press.
    if (event.key !== ' ' || event.defaultPrevented || !element.closest('button,summary')) return;
    event.preventDefault();
    insertText(document, ' ');
  });
  element.addEventListener('keyup', (event) => {
    event.stopPropagation();
    if (event.key === ' ') event.preventDefault();
  });
  for (const name of ['click', 'pointerdown', 'mousedown'])
    element.addEventListener(name, (event) => {
      event.stopPropagation();
      // A link or button around it must not react.
      if (name === 'click') event.preventDefault();
    });
}

/** Pastes plain text only; drops are ignored. */
export function pasteAsPlainText(element: HTMLElement): void {
  const { ownerDocument: document } = element;
  element.addEventListener('paste', (event) => {
    event.preventDefault();
    insertText(document, collapseWhitespace(event.clipboardData?.getData('text/plain')));
  });
  element.addEventListener('drop', (event) => event.preventDefault());
}

/** Makes a text one line. No-break spaces and the like stay, as they are typographic. */
export const collapseWhitespace = (text: string | undefined): string => (text ?? '').replace(/[ \t\r\n\f]+/g, ' ');

/** Inserts a text as if typed, so that the browser's undo includes it. */
export function insertText(document: Document, text: string): void {
  document.execCommand('insertText', false, text);
}
