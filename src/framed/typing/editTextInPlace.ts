import { captureTypingKeys, collapseWhitespace, insertText, pasteAsPlainText } from './captureTypingKeys.ts';
import { caretAfterChange } from './caretAfterChange.ts';
import { restoreBeforeRender } from './restoreBeforeRender.ts';
import type { Point, TypingListener, TypingSession } from './typingSession.ts';

interface PlainTextOptions extends TypingListener {
  /** Source text, with its tokens. */
  text: string;
  name: string;
  /** Text nodes into which a script has split it. */
  parts: readonly Text[];
  /** Position of the caret; undefined to select all. */
  point: Point | undefined;
}

/** Edits a plain text. Its text node stays on the page: React needs it afterwards if it has rendered it. */
export function editTextInPlace(
  shown: Text,
  { text, name, parts, point, change, end }: PlainTextOptions,
): TypingSession {
  const originalTexts = parts.map(({ data }) => data);
  const element = createTextField(shown.ownerDocument, text, name);
  shown.after(element);
  for (const part of parts) part.data = '';
  let last = text;
  let isOver = false;
  const read = () => collapseWhitespace(element.textContent ?? '').replace(/^ | $/g, '');
  const finish = () => {
    if (isOver) return;
    isOver = true;
    element.remove();
    parts.forEach((part, index) => {
      const old = originalTexts[index] ?? '';
      if (last === text) {
        part.data = old;
        return;
      }
      if (part === shown) part.data = withSpacesOf(old, last);
      restoreBeforeRender(part, () => {
        part.data = old;
      });
    });
    end(last !== text, last ? [last] : []);
  };
  element.addEventListener('input', () => {
    last = read();
    change(last);
  });
  let isComposing = false;
  for (const name of ['compositionstart', 'compositionend'])
    element.addEventListener(name, () => {
      isComposing = name === 'compositionstart';
    });
  const show = (written: string) => {
    if (isComposing) return false;
    last = written;
    replaceText(element, written);
    return true;
  };
  element.addEventListener('blur', finish);
  pasteAsPlainText(element);
  captureTypingKeys(element, (event) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    finish();
  });
  element.focus({ preventScroll: true });
  putCaret(element, point);
  const insert = (typed: string) => insertText(element.ownerDocument, collapseWhitespace(typed));
  return { element, show, insert, end: finish };
}

function createTextField(document: Document, text: string, name: string): HTMLElement {
  // An unknown element, so that no style of the page applies to it.
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

const withSpacesOf = (old: string, text: string): string =>
  (/^[ \t\r\n\f]*/.exec(old)?.[0] ?? '') + text + (/[^ \t\r\n\f]([ \t\r\n\f]*)$/.exec(old)?.[1] ?? '');

function putCaret(element: HTMLElement, point: Point | undefined): void {
  const { ownerDocument: document } = element;
  const selection = document.getSelection();
  selection?.selectAllChildren(element);
  if (!point || !('caretPositionFromPoint' in document)) return;
  const caret = document.caretPositionFromPoint(point.x, point.y);
  if (caret && element.contains(caret.offsetNode)) selection?.collapse(caret.offsetNode, caret.offset);
}

/** Replaces the text of a field. The caret stays beside the same letters. */
function replaceText(element: HTMLElement, text: string): void {
  const selection = element.ownerDocument.getSelection();
  const before = element.textContent ?? '';
  const isInside = selection?.focusNode != null && element.contains(selection.focusNode);
  const offset = selection?.focusNode === element ? before.length : (selection?.focusOffset ?? 0);
  element.textContent = text;
  if (!isInside) return;
  const node = element.firstChild ?? element;
  selection.collapse(node, node === element ? 0 : caretAfterChange(before, text, offset));
}
