import type { OnPartlyPasted } from '#markdown/paste/pasteExtension.ts';
import type { MarkupKind } from '#markdown/textExtensions.ts';
import type { Format } from '#shared/pageMarks.ts';

export interface TypingSession {
  /** Element with the caret and `data-typing`: dev does not touch it when it updates the page. */
  element: HTMLElement;
  /** Absent outside of a rich text editor. */
  rich?: RichText;
  /**
   * Shows a text that was saved elsewhere.
   * @returns false if it cannot be shown now: an input method is composing, or the editor cannot represent the text
   */
  show: (text: string) => boolean;
  /** Inserts a text at the caret as if it were typed. */
  insert: (text: string) => void;
  /** Ends typing; what has been typed stays. */
  end: () => void;
}

/** Commands of a rich text editor. */
export interface RichText {
  /** True if paragraphs and lists are allowed. */
  isFlow: boolean;
  /** Formats at the caret. */
  active: () => Format[];
  toggle: (format: Format) => void;
  /** Address of the link at the caret; empty if there is none. */
  href: () => string;
  /**
   * Focuses the text.
   * @param href undefined changes nothing, an empty address removes the link at the caret
   * @param name words of the link where none are selected
   */
  setLink: (href: string | undefined, name: string) => void;
}

export interface TypingListener {
  change: (text: string) => void;
  /**
   * @param hasChanged true if the text differs from that at the beginning
   * @param words trimmed texts that the page shows there then, if it shows what was typed
   */
  end: (hasChanged: boolean, words?: readonly string[]) => void;
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
  /** Called when a text has taken only a part of what was pasted. */
  partlyPasted: OnPartlyPasted;
  /** @returns true while the focus may be elsewhere */
  isAsking: () => boolean;
  /** Called when the formats at the caret may have changed. */
  onCaret: () => void;
}
