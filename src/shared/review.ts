import type { Json } from './json.ts';
import type { Place, StudioProblem } from './studio.ts';

/**
 * What visitors get differently of a site at two times, page by page and block by block. The same two states always give
 * the same bytes. `npm run review -- --format json` writes it; `schemas/review.schema.json` describes it. `GET site-review`
 */
export interface SiteReview {
  version: 1;
  before: ReviewedState;
  after: ReviewedState;
  /** One for each page whose output differs, in the order of their addresses. */
  pages: PageReview[];
  /** What is around every page: header, menu, footer, theme. */
  frame: ValueReview[];
  /** Addresses that lead nowhere now: links to them from other sites break. */
  lostAddresses: LostAddress[];
  problems: { appeared: ReviewedProblem[]; gone: ReviewedProblem[] };
  /** Files that changed and that no visitor sees anything of. */
  unseen: UnseenFile[];
  /** Files that could not be compared, as they have errors in one of the two states. */
  notCompared: NotCompared[];
}

/** One of the two states. */
export interface ReviewedState {
  /** In words: `the last commit`, `the files as they are now`, `main`. */
  name: string;
  /** Full name of the commit; absent for the files as they are now. */
  commit?: string;
}

/** A page that differs. */
export interface PageReview {
  /** Its address; of a page that was removed, the one it had; with `/404` at its end, of a not-found page. */
  route: string;
  change: 'added' | 'removed' | 'moved' | 'changed';
  /** Of a page that moved: its address before. */
  from?: string;
  /** Of a page that moved or was removed: its old address leads to another one. */
  isRedirected?: boolean;
  /** Path inside the pages folder; of a page that was removed, the one it had. */
  file: string;
  /** Its heading. */
  name: string;
  /** Title, description, share picture and what else is said of the page. */
  metadata: ValueReview[];
  blocks: BlockReview[];
  /** What is shared and changed this page; empty where all changes are written in the page itself. */
  causes: ChangeCause[];
  /** Bytes of its document with its styles, compressed (Brotli 5); of the first 200 pages. */
  bytes?: { before?: number; after?: number };
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
  /** What it came through, where its page does not say itself that it is there. */
  cause?: ChangeCause;
}

/** A value that differs. */
export interface ValueReview {
  /** Its keys in words: `Cards › 2 › Text`. */
  name: string;
  /** Below the block, or below the page for metadata; of an entry that was removed, where it was. */
  pointer: string;
  /** Where it stood before, when an entry of a list stood elsewhere. */
  pointerBefore?: string;
  /** An entry of a list that was added or removed. */
  isEntry?: true;
  kind: 'text' | 'picture' | 'other';
  /** Absent where there was nothing. */
  before?: Json;
  /** Absent where there is nothing. */
  after?: Json;
  /** Of texts: the pieces in order, those that stayed without a `change`. */
  words?: WordChange[];
  /** Where it is really written, when not on the page itself. */
  cause?: ChangeCause;
}

/** A piece of a text that was compared word by word. */
export interface WordChange {
  text: string;
  change?: 'added' | 'removed';
}

/** Something shared through which a page changed. */
export interface ChangeCause extends Place {
  /** `the list Speakers`, `the layout inner`, `phone of _site.json`. */
  name: string;
}

/** An address that was a page's or led on to one, and leads nowhere now. */
export interface LostAddress {
  address: string;
  /** The file that it came from. */
  file: string;
}

/** A problem that only one of the two states has. */
export type ReviewedProblem = Omit<StudioProblem, 'fix'>;

/** A file that changed and that no visitor sees anything of. */
export interface UnseenFile {
  file: string;
  /** Why, in words that end a sentence: `it is a draft`. */
  why: string;
}

/** A file that could not be compared. */
export interface NotCompared {
  /** Of a page. */
  route?: string;
  file: string;
  /** Why, in a sentence. */
  why: string;
}

/**
 * What is different in the files of pages, as they are written, from the last commit: each change can be undone.
 * `GET review`
 */
export interface FilesReview {
  /** One for each page whose file differs, in the order of their paths. */
  pages: PageReview[];
}
