import { Editor } from '@tiptap/react';
import { contentOf, textOf } from '../../markdown/markdownText.ts';
import { textExtensions } from '../../markdown/textExtensions.ts';
import { putInPlace } from './putInPlace.ts';
import { takeKeys } from './takeKeys.ts';
import type { MarkdownParts, Typing } from './typing.ts';

/** Puts an editor in the place of an element that shows a text with markup. */
export function typeRichText(
  container: HTMLElement,
  { text, markup, name, point, ...listener }: MarkdownParts,
): Typing {
  const isFlow = markup === 'flow';
  const shift = headingShift(container, text);
  const host = container.cloneNode(false) as HTMLElement;
  host.removeAttribute('id');
  host.style.cssText += '; white-space: break-spaces; outline: none; cursor: text; user-select: text;';
  const takeAway = putInPlace(host, container);
  let last = text;
  let isOver = false;
  const finish = () => {
    if (isOver) return;
    isOver = true;
    const html = host.innerHTML;
    editor.destroy();
    takeAway();
    if (last !== text) container.innerHTML = html;
    listener.end(last !== text);
  };
  const editor = new Editor({
    element: { mount: host },
    injectCSS: false,
    extensions: textExtensions(markup, shift),
    content: contentOf(text, markup),
    editorProps: { attributes: { role: 'textbox', 'aria-label': name, 'aria-multiline': String(isFlow) } },
    onUpdate: () => {
      const now = textOf(editor.getJSON(), text, markup);
      if (now === last) return;
      last = now;
      listener.change(now);
    },
    onBlur: () => {
      if (!listener.isAsking()) finish();
    },
  });
  takeKeys(host, (event) => {
    if (event.key === 'Escape' || (event.key === 'Enter' && !isFlow && !event.shiftKey)) {
      event.preventDefault();
      finish();
    } else if (event.key === 'k' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      listener.askForLink();
    }
  });
  const at = point && editor.view.posAtCoords({ left: point.x, top: point.y })?.pos;
  editor.commands.focus(at ?? 'end', { scrollIntoView: false });
  return { element: host, end: finish, editor, isFlow };
}

/** By how many levels headings are lower on the page than they are written. */
function headingShift(container: HTMLElement, text: string): number {
  const first = contentOf(text, 'flow').content?.find(({ type }) => type === 'heading')?.attrs?.level;
  const heading = container.querySelector('h1,h2,h3,h4,h5,h6');
  return heading && typeof first === 'number' ? Number(heading.nodeName.slice(1)) - first : 0;
}
