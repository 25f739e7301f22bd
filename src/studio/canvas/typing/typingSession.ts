import type { Editor } from '@tiptap/react';
import type { MarkupKind } from '../../markdown/textExtensions.ts';

export interface TypingSession {
  /** Element with the caret and `data-typing`: dev does not touch it when it updates the page. */
  element: HTMLElement;
  editor?: Editor;
  /** True if paragraphs and lists are allowed. */
  isFlow?: boolean;
  /** Ends typing; what has been typed stays. */
  end: () => void;
}

export interface TypingListener {
  change: (text: string) => void;
  /** @param hasChanged true if the text differs from that at the beginning */
  end: (hasChanged: boolean) => void;
}

/** A point of the page, CSS px from the corner of its window. */
export interface Point {
  x: number;
  y: number;
}

export interface MarkdownTypingOptions extends TypingListener {
  /** Markdown source, with its tokens. */
  text: string;
  markup: MarkupKind;
  name: string;
  /** Position of the caret; undefined for the end. */
  point: Point | undefined;
  askForLink: () => void;
  /** @returns true while the focus may be elsewhere */
  isAsking: () => boolean;
}
