import { pastePlain, plain, takeKeys } from './takeKeys.ts';
import type { Point, Typing, TypingListener } from './typing.ts';

/** What a plain text is given to that is being typed. */
interface TextParts extends TypingListener {
  /** As it is written, with its tokens. */
  text: string;
  /** For screen readers. */
  name: string;
  /** Its pieces, where a script has taken it apart. */
  parts: readonly Text[];
  /** Where the caret goes; undefined to select all. */
  point: Point | undefined;
}

/**
 * Lets somebody type a plain text where it stands on the page. React, if it has made the text, finds its own node there
 * afterwards.
 */
export function typeText(shown: Text, { text, name, parts, point, change, end }: TextParts): Typing {
  const before = parts.map(({ data }) => data);
  const element = textField(shown.ownerDocument, text, name);
  shown.after(element);
  for (const part of parts) part.data = '';
  let last = text;
  let isOver = false;
  const read = () => plain(element.textContent ?? '').replace(/^ | $/g, '');
  const finish = () => {
    if (isOver) return;
    isOver = true;
    element.remove();
    parts.forEach((part, index) => {
      const old = before[index] ?? '';
      if (last === text) part.data = old;
      else if (part === shown) part.data = withSpacesOf(old, last);
    });
    end(last !== text);
  };
  element.addEventListener('input', () => {
    last = read();
    change(last);
  });
  element.addEventListener('blur', finish);
  pastePlain(element);
  takeKeys(element, (event) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    finish();
  });
  element.focus({ preventScroll: true });
  putCaret(element, point);
  return { element, end: finish };
}

function textField(document: Document, text: string, name: string): HTMLElement {
  // No element of HTML: no style of the page means it.
  const element = document.createElement('lintel-typing');
  element.textContent = text;
  element.contentEditable = 'plaintext-only';
  element.dataset.typing = '';
  element.role = 'textbox';
  element.ariaLabel = name;
  element.style.cssText =
    'outline: none; white-space: pre-wrap; min-inline-size: 1ch; cursor: text; user-select: text;';
  return element;
}

/** A text with the spaces that another one has around it. */
const withSpacesOf = (old: string, text: string): string =>
  (/^[ \t\r\n\f]*/.exec(old)?.[0] ?? '') + text + (/[^ \t\r\n\f]([ \t\r\n\f]*)$/.exec(old)?.[1] ?? '');

/** Puts the caret at a point, or selects all. */
function putCaret(element: HTMLElement, point: Point | undefined): void {
  const { ownerDocument: document } = element;
  const selection = document.getSelection();
  selection?.selectAllChildren(element);
  if (!point || !('caretPositionFromPoint' in document)) return;
  const caret = document.caretPositionFromPoint(point.x, point.y);
  if (caret && element.contains(caret.offsetNode)) selection?.collapse(caret.offsetNode, caret.offset);
}
