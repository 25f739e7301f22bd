// Types of the editor's commands.

import { Editor } from '@tiptap/react';
import type {} from '@tiptap/starter-kit';
import { isEditable, toEditorContent, toMarkdown } from '#markdown/markdownText.ts';
import { pasteExtension } from '#markdown/paste/pasteExtension.ts';
import { setLinkAtCaret } from '#markdown/setLinkAtCaret.ts';
import { type MarkupKind, textExtensions } from '#markdown/textExtensions.ts';
import { formats } from '#shared/pageMarks.ts';
import { captureTypingKeys } from './captureTypingKeys.ts';
import { editSourceInPlace } from './editSourceInPlace.ts';
import { replaceTemporarily } from './replaceTemporarily.ts';
import { restoreBeforeRender } from './restoreBeforeRender.ts';
import type { MarkdownTypingOptions, RichText, TypingSession } from './typingSession.ts';

/** Elements that render the markup of a text. */
const blockElements = 'p,ul,ol,li,h1,h2,h3,h4,h5,h6';
const inlineElements = 'a,strong,em,s,code';

/** Edits a text with markup: in a rich text editor, or as Markdown source if that does not support all of it. */
export function editMarkdownInPlace(shown: Text, parts: MarkdownTypingOptions): TypingSession {
  const container = textContainerOf(shown, parts.markup);
  return isEditable(parts.text, parts.markup)
    ? editRichTextInPlace(container, parts)
    : editSourceInPlace(container, parts);
}

/** Finds the element that holds the full text, outside of unstyled elements of its markup. */
function textContainerOf(shown: Text, markup: MarkupKind): HTMLElement {
  const parts = markup === 'flow' ? `${blockElements},${inlineElements}` : inlineElements;
  let element = shown.parentElement as HTMLElement;
  while (element.parentElement && element.matches(parts) && !element.hasAttribute('class'))
    element = element.parentElement;
  return element;
}

function editRichTextInPlace(
  container: HTMLElement,
  { text, markup, name, point, ...listener }: MarkdownTypingOptions,
): TypingSession {
  const isFlow = markup === 'flow';
  const shift = headingShift(container, text);
  const host = container.cloneNode(false) as HTMLElement;
  host.removeAttribute('id');
  host.style.cssText += '; white-space: break-spaces; outline: none; cursor: text; user-select: text;';
  const putBack = replaceTemporarily(host, container);
  let last = text;
  /** Text from which unchanged parts take their bytes. */
  let before = text;
  let isOver = false;
  const finish = () => {
    if (isOver) return;
    isOver = true;
    const html = host.innerHTML;
    const words = textsIn(host);
    editor.destroy();
    putBack();
    if (last !== text) {
      const rendered = container.innerHTML;
      container.innerHTML = html;
      restoreBeforeRender(container, () => {
        container.innerHTML = rendered;
      });
    }
    listener.end(last !== text, words);
  };
  const editor = new Editor({
    element: { mount: host },
    injectCSS: false,
    extensions: [...textExtensions(markup, shift), pasteExtension(markup, listener.partlyPasted)],
    enablePasteRules: false,
    content: toEditorContent(text, markup),
    editorProps: { attributes: { role: 'textbox', 'aria-label': name, 'aria-multiline': String(isFlow) } },
    onUpdate: () => {
      const markdown = toMarkdown(editor.getJSON(), before, markup);
      if (markdown === last) return;
      last = markdown;
      listener.change(markdown);
    },
    onTransaction: () => listener.onCaret(),
    onBlur: () => {
      if (!listener.isAsking()) finish();
    },
  });
  captureTypingKeys(host, (event) => {
    if (event.key === 'Escape' || (event.key === 'Enter' && !isFlow && !event.shiftKey)) {
      event.preventDefault();
      finish();
    } else if (event.key === 'k' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      listener.askForLink();
    }
  });
  const caret = point && editor.view.posAtCoords({ left: point.x, top: point.y })?.pos;
  editor.commands.focus(caret ?? 'end', { scrollIntoView: false });
  // That focuses in the next frame only: until then, keys would be commands.
  editor.view.focus();
  const show = (written: string) => {
    if (editor.view.composing || !isEditable(written, markup)) return false;
    const { from } = editor.state.selection;
    last = written;
    before = written;
    editor.commands.setContent(toEditorContent(written, markup), { emitUpdate: false });
    editor.commands.setTextSelection(Math.min(from, editor.state.doc.content.size));
    return true;
  };
  const insert = (typed: string) => typeInto(editor, typed);
  return { element: host, show, insert, end: finish, rich: createRichText(editor, isFlow) };
}

/** Types letter by letter, so that what follows from letters follows: a list from "- " at the beginning. */
function typeInto({ view }: Editor, text: string): void {
  if (text.includes('\n')) {
    view.pasteText(text);
    return;
  }
  for (const letter of text) {
    const { from, to } = view.state.selection;
    const insert = () => view.state.tr.insertText(letter, from, to);
    if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, letter, insert))) view.dispatch(insert());
  }
}

/** Trimmed texts of an element, in the order of the document. */
function textsIn(element: HTMLElement): string[] {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent?.trim() ?? '');
  return texts.filter((text) => text !== '');
}

function createRichText(editor: Editor, isFlow: boolean): RichText {
  const chain = () => editor.chain().focus(undefined, { scrollIntoView: false });
  const toggle = {
    bold: () => chain().toggleBold().run(),
    italic: () => chain().toggleItalic().run(),
    // A link needs an address.
    link: () => {},
    bulletList: () => chain().toggleBulletList().run(),
    orderedList: () => chain().toggleOrderedList().run(),
  };
  return {
    isFlow,
    active: () => (editor.isDestroyed ? [] : formats.filter((format) => editor.isActive(format))),
    toggle: (format) => void toggle[format](),
    href: () => String(editor.getAttributes('link').href ?? ''),
    setLink(href, name) {
      if (href === undefined) chain().run();
      else setLinkAtCaret(editor, href.trim(), name);
    },
  };
}

/** Difference between the level of headings on the page and in the Markdown. */
function headingShift(container: HTMLElement, text: string): number {
  const first = toEditorContent(text, 'flow').content?.find(({ type }) => type === 'heading')?.attrs?.level;
  const heading = container.querySelector('h1,h2,h3,h4,h5,h6');
  return heading && typeof first === 'number' ? Number(heading.nodeName.slice(1)) - first : 0;
}
