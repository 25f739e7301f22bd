import { putInPlace } from './putInPlace.ts';
import { takeKeys } from './takeKeys.ts';
import type { MarkdownParts, Typing } from './typing.ts';

/** Puts a text as it is written in the place of an element that shows it. */
export function typeSource(container: HTMLElement, { text, markup, name, ...listener }: MarkdownParts): Typing {
  const field = fieldLike(container);
  field.value = text;
  field.ariaLabel = name;
  const takeAway = putInPlace(field, container);
  let last = text;
  let isOver = false;
  const finish = () => {
    if (isOver) return;
    isOver = true;
    takeAway();
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
  takeKeys(field, (event) => {
    if (event.key !== 'Escape' && (event.key !== 'Enter' || markup === 'flow' || event.shiftKey)) return;
    event.preventDefault();
    finish();
  });
  setRows();
  field.focus({ preventScroll: true });
  return { element: field, end: finish };
}

/** A field whose words look like those of an element. */
function fieldLike(container: HTMLElement): HTMLTextAreaElement {
  const field = container.ownerDocument.createElement('textarea');
  const looks = container.ownerDocument.defaultView?.getComputedStyle(container);
  field.title = 'Shown as it is written: **bold**, *italic*, [link](/page).';
  // No style of the page means it.
  field.style.cssText = `all: unset; display: block; box-sizing: border-box; inline-size: 100%; field-sizing: content;
    white-space: pre-wrap; overflow-wrap: anywhere; cursor: text; user-select: text;`;
  field.style.font = looks?.font ?? '';
  field.style.color = looks?.color ?? '';
  field.style.textAlign = looks?.textAlign ?? '';
  return field;
}
