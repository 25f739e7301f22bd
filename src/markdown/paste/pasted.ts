import type { JSONContent } from '@tiptap/react';

/** Cell of a pasted table: its text with bold, links and line breaks. */
export type PastedCell = JSONContent[];

export interface PastedTable {
  kind: 'table';
  caption: string;
  /** True if the first row holds the headings of the columns. */
  hasHead: boolean;
  /** Rows of the same length. */
  rows: PastedCell[][];
}

export interface PastedPicture {
  kind: 'picture';
  /** Address, of which those with `data:` hold the picture itself. */
  address: string;
  alt: string;
  /** Name of its file, if it is one by itself. */
  name?: string;
}

/** Part of what was pasted, in the order of its source. */
export type PastedPart =
  /** Paragraphs, headings and lists, as the content of an editor. */
  | { kind: 'text'; content: JSONContent[] }
  | { kind: 'quote'; content: JSONContent[] }
  | PastedTable
  | PastedPicture
  /** Something that no text and no block can take: `video`. */
  | { kind: 'other'; name: string };

/** Level of a list around a line. */
export interface ListLevel {
  /** Undefined if it is not known: the level is that of the lines before. */
  isOrdered: boolean | undefined;
  /** Number of the line in its list, if that is known. */
  number?: number | undefined;
  /** The list itself; lists of the same kind that follow each other are one. */
  list?: unknown;
}

/** Line of text: a paragraph, heading or part of a list item. */
export interface PastedLine {
  inline: JSONContent[];
  heading?: number | undefined;
  lists: readonly ListLevel[];
  /** True for the first line of a list item. */
  isItem: boolean;
  isQuote: boolean;
}

/** Lines and other parts of a source, before lists are put together. */
export type PastedPiece = { kind: 'line'; line: PastedLine } | Exclude<PastedPart, { kind: 'text' | 'quote' }>;
