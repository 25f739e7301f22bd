import { captureTypingKeys, insertText } from './captureTypingKeys.ts';
import { caretAfterChange } from './caretAfterChange.ts';
import { replaceTemporarily } from './replaceTemporarily.ts';
import type { MarkdownTypingOptions, TypingSession } from './typingSession.ts';

export function editSourceInPlace(
  container: HTMLElement,
  { text, markup, name, ...listener }: MarkdownTypingOptions,
): TypingSession {
  const field = createFieldStyledLike(container);
  field.value = text;
  field.ariaLabel = name;
  const putBack = replaceTemporarily(field, container);
  let last = text;
  let isOver = false;
  const finish = () => {
    if (isOver) return;
    isOver = true;
    putBack();
    listener.end(last !== text);
  };
  const setRows = () => {
    field.rows = field.value.split('\n').length;
  };
  field.addEventListener('input', () => {
    setRows();
    last = field.value;
    listener.change(last);
  });
  field.addEventListener('blur', finish);
  captureTypingKeys(field, (event) => {
    if (event.key !== 'Escape' && (event.key !== 'Enter' || markup === 'flow' || event.shiftKey)) return;
    event.preventDefault();
    finish();
  });
  setRows();
  field.focus({ preventScroll: true });
  const show = (written: string) => {
    const { selectionStart, value } = field;
    last = written;
    field.value = written;
    const caret = caretAfterChange(value, written, selectionStart);
    field.setSelectionRange(caret, caret);
    setRows();
    return true;
  };
  const insert = (typed: string) => insertText(field.ownerDocument, typed);
  return { element: field, show, insert, end: finish };
}

function createFieldStyledLike(container: HTMLElement): HTMLTextAreaElement {
  const field = container.ownerDocument.createElement('textarea');
  const style = container.ownerDocument.defaultView?.getComputedStyle(container);
  field.title = 'Shown as it is written: **bold**, *italic*, [link](/page).';
  // Styles of the page must not apply to it.
  field.style.cssText = `all: unset; display: block; box-sizing: border-box; inline-size: 100%; field-sizing: content;
    white-space: pre-wrap; overflow-wrap: anywhere; cursor: text; user-select: text;`;
  field.style.font = style?.font ?? '';
  field.style.color = style?.color ?? '';
  field.style.textAlign = style?.textAlign ?? '';
  return field;
}
