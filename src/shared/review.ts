import type { Json } from './json.ts';
import type { FileLocation, StudioProblem } from './studio.ts';

/**
 * Differences of a site's output between two states, by page and block. The same two states always have the same bytes.
 * `npm run review -- --format json` prints it; `schemas/review.schema.json` is its schema. `GET site-review`
 */
export interface SiteReview {
  version: 1;
  before: ReviewedState;
  after: ReviewedState;
  /** Pages whose output differs, sorted by address. */
  pages: PageReview[];
  /** Values of the shell: header, menu, footer, theme. */
  frame: ValueReview[];
  /** Addresses that are now missing, which breaks links from other sites. */
  lostAddresses: LostAddress[];
  problems: { appeared: ReviewedProblem[]; gone: ReviewedProblem[] };
  /** Changed files without effect on visitors. */
  unseen: UnseenFile[];
  /** Files that could not be compared because of errors in one of the states. */
  notCompared: UncomparedFile[];
}

export interface ReviewedState {
  /** Description: `the last commit`, `the files as they are now`, `main`. */
  name: string;
  /** Full hash of the commit; absent for the current files. */
  commit?: string;
}

export interface PageReview {
  /** Its address; for a removed page the former one. A not-found page's ends with `/404`. */
  route: string;
  change: 'added' | 'removed' | 'moved' | 'changed';
  /** Former address of a moved page. */
  from?: string;
  /** True if the former address of a moved or removed page redirects. */
  isRedirected?: boolean;
  /** Path in the pages folder; for a removed page the former one. */
  file: string;
  /** Its heading. */
  name: string;
  /** Title, description, share picture and other metadata. */
  metadata: ValueReview[];
  blocks: BlockReview[];
  /** Shared files that changed the page; empty if all changes are in its own file. */
  causes: ChangeCause[];
  /** Bytes of its document with its styles, compressed (Brotli 5); only for the first 200 pages. */
  bytes?: { before?: number; after?: number };
}

export interface BlockReview {
  change: 'added' | 'removed' | 'moved' | 'changed';
  type: string;
  /** Name of its type for people. */
  label: string;
  /** Its heading or first words. */
  name: string;
  /** Current location; absent if it was removed. */
  place?: FileLocation;
  /** Former location; absent if it was added. */
  placeBefore?: FileLocation;
  /** Changed values, also of a moved block. */
  values: ValueReview[];
  /** Shared file that placed it on the page, if not the page's own file. */
  cause?: ChangeCause;
}

export interface ValueReview {
  /** Its keys as words: `Cards › 2 › Text`. */
  name: string;
  /** Relative to the block, or for metadata to the page; for a removed entry the former pointer. */
  pointer: string;
  /** Former pointer, if an entry of a list was moved. */
  pointerBefore?: string;
  /** True for an entry of a list that was added or removed. */
  isEntry?: true;
  kind: 'text' | 'picture' | 'other';
  /** Absent if it was added. */
  before?: Json;
  /** Absent if it was removed. */
  after?: Json;
  /** Pieces of a text in order; unchanged ones have no `change`. */
  words?: WordChange[];
  /** Source location, if it is not in the page's own file. */
  cause?: ChangeCause;
}

/** Piece of a text that was compared word by word. */
export interface WordChange {
  text: string;
  change?: 'added' | 'removed';
}

/** Location in a shared file that changed a page. */
export interface ChangeCause extends FileLocation {
  /** `the list Speakers`, `the layout inner`, `phone of _site.json`. */
  name: string;
}

/** Former address of a page or redirect that is now missing. */
export interface LostAddress {
  address: string;
  /** File that defined it. */
  file: string;
}

/** Problem that only one of the two states has. */
export type ReviewedProblem = Omit<StudioProblem, 'fix'>;

export interface UnseenFile {
  file: string;
  /** Reason as end of a sentence: `it is a draft`. */
  why: string;
}

export interface UncomparedFile {
  /** Route, if it is a page. */
  route?: string;
  file: string;
  /** Reason as a sentence. */
  why: string;
}

/**
 * Differences of pages' files from the last commit, as source; each can be undone. `GET review`
 */
export interface FilesReview {
  /** Pages whose files differ, sorted by path. */
  pages: PageReview[];
}
