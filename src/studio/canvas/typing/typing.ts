import type { Editor } from '@tiptap/react';

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
