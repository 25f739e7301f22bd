/**
 * Keeps what is typed from the page, whose own keys would act too.
 * @param take is given each key first
 */
export function takeKeys(element: HTMLElement, take: (event: KeyboardEvent) => void): void {
  const { ownerDocument: document } = element;
  element.addEventListener('keydown', (event) => {
    event.stopPropagation();
    // Keys choose among what an input method offers.
    if (event.isComposing) return;
    take(event);
    // Buttons take a space for a press.
    if (event.key !== ' ' || event.defaultPrevented || !element.closest('button,summary')) return;
    event.preventDefault();
    insert(document, ' ');
  });
  element.addEventListener('keyup', (event) => {
    event.stopPropagation();
    if (event.key === ' ') event.preventDefault();
  });
  for (const name of ['click', 'pointerdown', 'mousedown'])
    element.addEventListener(name, (event) => {
      event.stopPropagation();
      // A link or button around it must not act.
      if (name === 'click') event.preventDefault();
    });
}

/** Makes plain what is pasted; nothing is dropped there. */
export function pastePlain(element: HTMLElement): void {
  const { ownerDocument: document } = element;
  element.addEventListener('paste', (event) => {
    event.preventDefault();
    insert(document, plain(event.clipboardData?.getData('text/plain')));
  });
  element.addEventListener('drop', (event) => event.preventDefault());
}

/** A text in one line: no-break spaces and the like stay, as typographers mean them. */
export const plain = (text: string | undefined): string => (text ?? '').replace(/[ \t\r\n\f]+/g, ' ');

/** Types a text as if by keys: the browser's own undo knows of it. */
function insert(document: Document, text: string): void {
  document.execCommand('insertText', false, text);
}
