import Link from '@tiptap/extension-link';
import { Editor, type Extensions, type JSONContent, Node } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { readInline, readMarkdown } from '../../markdown/readMarkdown.ts';
import { writeInline, writeMarkdown } from '../../markdown/writeMarkdown.ts';
import { takeKeys } from './takeKeys.ts';
import type { Point, Typing, TypingListener } from './typing.ts';

/** What Markdown is given to that is being typed. */
interface MarkdownParts extends TypingListener {
  /** As it is written, with its tokens. */
  text: string;
  /** For screen readers. */
  name: string;
  /** Where the caret goes; undefined for the end. */
  point: Point | undefined;
  /** Asks for the address of a link. */
  askForLink: () => void;
  /** Whether the focus may be elsewhere for a while. */
  isAsking: () => boolean;
}

/** Elements that a text with markup is made of. */
const blocks = 'p,ul,ol,li,h1,h2,h3,h4,h5,h6';
const inlines = 'a,strong,em,s,code';

/** Lets somebody type a text with markup where it stands on the page, with an editor in its place. */
export function typeMarkdown(shown: Text, { text, name, point, ...listener }: MarkdownParts): Typing {
  const container = containerOf(shown);
  const isFlow = container.querySelector(`:scope > :is(${blocks})`) !== null;
  const shift = headingShift(container, text);
  const host = container.cloneNode(false) as HTMLElement;
  host.removeAttribute('id');
  host.dataset.typing = '';
  host.style.cssText += '; white-space: break-spaces; outline: none; cursor: text; user-select: text;';
  container.after(host);
  const hidden = container.style.display;
  container.style.display = 'none';
  let last = text;
  let isOver = false;
  const finish = () => {
    if (isOver) return;
    isOver = true;
    const html = host.innerHTML;
    editor.destroy();
    host.remove();
    container.style.display = hidden;
    if (last !== text) container.innerHTML = html;
    listener.end(last !== text);
  };
  const editor = new Editor({
    element: { mount: host },
    injectCSS: false,
    extensions: extensionsFor(isFlow),
    content: { type: 'doc', content: isFlow ? shifted(readMarkdown(text), shift) : readInline(text) },
    editorProps: { attributes: { role: 'textbox', 'aria-label': name, 'aria-multiline': String(isFlow) } },
    onUpdate: () => {
      const content = editor.getJSON().content ?? [];
      const now = isFlow
        ? writeMarkdown(
            content.map((node) => shiftedHeading(node, -shift)),
            text,
          )
        : writeInline(content, text);
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

/** The element that the text stands in as a whole: what markup is made of has no looks of its own. */
function containerOf(shown: Text): HTMLElement {
  let element = shown.parentElement as HTMLElement;
  while (element.parentElement && element.matches(`${blocks},${inlines}`) && !element.hasAttribute('class'))
    element = element.parentElement;
  return element;
}

/** By how many levels headings are lower on the page than they are written. */
function headingShift(container: HTMLElement, text: string): number {
  const first = readMarkdown(text).find(({ node }) => node.type === 'heading')?.node.attrs?.level;
  const heading = container.querySelector('h1,h2,h3,h4,h5,h6');
  return heading && typeof first === 'number' ? Number(heading.nodeName.slice(1)) - first : 0;
}

const shifted = (blocks: { node: JSONContent }[], by: number) => blocks.map(({ node }) => shiftedHeading(node, by));

const shiftedHeading = (node: JSONContent, by: number): JSONContent =>
  node.type === 'heading'
    ? { ...node, attrs: { ...node.attrs, level: Math.min(6, Math.max(1, Number(node.attrs?.level) + by)) } }
    : node;

/** Words in one run, and nothing around them. */
const oneRun = Node.create({ name: 'doc', topNode: true, content: 'inline*' });

/** What may be typed: what texts may hold. */
function extensionsFor(isFlow: boolean): Extensions {
  const link = Link.configure({ openOnClick: false, autolink: false, linkOnPaste: false, isAllowedUri: () => true });
  const off = { link: false, blockquote: false, codeBlock: false, horizontalRule: false, underline: false } as const;
  if (isFlow) return [StarterKit.configure({ ...off, trailingNode: false }), link];
  const noBlocks = {
    document: false,
    paragraph: false,
    heading: false,
    bulletList: false,
    orderedList: false,
  } as const;
  const noLists = { listItem: false, listKeymap: false, trailingNode: false } as const;
  return [oneRun, StarterKit.configure({ ...off, ...noBlocks, ...noLists }), link];
}
