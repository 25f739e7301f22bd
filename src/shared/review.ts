import type { Json } from './json.ts';
import type { Place } from './studio.ts';

/**
 * What is different in the files of pages, as they are written, from the last commit, page by page and block by block.
 * `GET review`
 */
export interface SiteReview {
  /** One for each page whose file differs, in the order of their paths. */
  pages: PageReview[];
}

/** A page that differs. */
export interface PageReview {
  route: string;
  change: 'added' | 'removed' | 'changed';
  /** Path inside the pages folder; of a page that was removed, the one it had. */
  file: string;
  /** Its heading. */
  name: string;
  /** Title, description, share picture and what else is said of the page. */
  metadata: ValueReview[];
  blocks: BlockReview[];
}

/** A block that differs. */
export interface BlockReview {
  change: 'added' | 'removed' | 'moved' | 'changed';
  type: string;
  /** What its type is called. */
  label: string;
  /** Its heading, or its first words. */
  name: string;
  /** Where it is written now; absent when it was removed. */
  place?: Place;
  /** Where it was written before; absent when it was added. */
  placeBefore?: Place;
  /** What else is different in it, of a block that moved too; all of a block that changed. */
  values: ValueReview[];
}

/** A value that differs. */
export interface ValueReview {
  /** Its keys in words: `Cards › 2 › Text`. */
  name: string;
  /** Below the block, or below the page for metadata. */
  pointer: string;
  kind: 'text' | 'picture' | 'other';
  /** Absent where there was nothing. */
  before?: Json;
  /** Absent where there is nothing. */
  after?: Json;
  /** Of texts: the pieces in order, those that stayed without a `change`. */
  words?: WordChange[];
}

/** A piece of a text that was compared word by word. */
export interface WordChange {
  text: string;
  change?: 'added' | 'removed';
}
