import type { Editor } from '@tiptap/react';
import type { Markup } from '../../markdown/textExtensions.ts';

/** Something on the page that is being typed into. */
export interface Typing {
  /** The element that has the caret, with `data-typing`: dev leaves it as it is while the page follows what is saved. */
  element: HTMLElement;
  /** Of a text with markup. */
  editor?: Editor;
  /** Whether there may be paragraphs and lists in it. */
  isFlow?: boolean;
  /** Ends it; what has been typed stays. */
  end: () => void;
}

/** Who hears of what is typed. */
export interface TypingListener {
  /** After each key. */
  change: (text: string) => void;
  /** @param hasChanged whether the text is another one than at the beginning */
  end: (hasChanged: boolean) => void;
}

/** A point of the page, CSS px from the corner of its window. */
export interface Point {
  x: number;
  y: number;
}

/** What Markdown is given to that is being typed. */
export interface MarkdownParts extends TypingListener {
  /** As it is written, with its tokens. */
  text: string;
  /** What its place takes. */
  markup: Markup;
  /** For screen readers. */
  name: string;
  /** Where the caret goes; undefined for the end. */
  point: Point | undefined;
  /** Asks for the address of a link. */
  askForLink: () => void;
  /** Whether the focus may be elsewhere for a while. */
  isAsking: () => boolean;
}
