import type { FileLocation } from './studio.ts';

/** Form in which a value is displayed. */
export type DisplayKind = 'text' | 'markdown' | 'picture' | 'icon' | 'date' | 'number';

/** Source location of a displayed value. */
export interface TracedSourceLocation extends FileLocation {
  shownAs: DisplayKind;
  /** Markup that a text may contain: only inline, or also paragraphs and lists. */
  markup?: 'inline' | 'flow';
  /** True if the file has no value there and the default is displayed, such as a label of the interface. */
  isDefault?: true;
}

/**
 * Texts and pictures of a part of a page in document order, each with the index of its source location in `origins`.
 */
export interface TracedRegion {
  /** Trimmed texts of the document. Those without a source location are skipped. */
  texts: [text: string, origin: number][];
  /** Addresses as in `src` of the pictures. */
  pictures: [address: string, origin: number][];
  /** Attributes `d` of the first shape in each `svg`. */
  icons: [shape: string, origin: number][];
}

/** Block on a page, without its inner blocks. */
export interface TracedBlock extends TracedRegion {
  type: string;
  place: FileLocation;
}

/** Source locations of everything that a page shows. `GET trace?address=/about/location` (with `at` and `drafts`). */
export interface PageTrace {
  origins: TracedSourceLocation[];
  /** Blocks inside `main`, one for each frame (`[data-at]`), in document order. */
  blocks: TracedBlock[];
  /** Everything around `main`. */
  shell: TracedRegion;
}
