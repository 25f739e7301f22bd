import type { Json } from './json.ts';
import type { Place, StudioProblem } from './studio.ts';

/*
 * What is different between two states of a site, page by page and block by block. `GET review` gives it of the last
 * commit and the files as they are.
 */

/** Two states of a site, compared. Deterministic: the same two states give the same bytes. */
export interface SiteReview {
  before: ReviewedState;
  after: ReviewedState;
  /** One for each page whose output differs, in the order of their routes. */
  pages: PageReview[];
  /** Files of the output that are no pages (`sitemap.xml`, `_redirects`) and differ. */
  files: FileReview[];
  /** Addresses that lead nowhere now: links to them from other sites break. */
  lostAddresses: LostAddress[];
  problems: { appeared: StudioProblem[]; gone: StudioProblem[] };
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
  route: string;
  change: 'added' | 'removed' | 'moved' | 'changed';
  /** Of a page that moved: its address before. */
  from?: string;
  /** Whether an address that is no longer a page's leads on to another; only of pages moved and removed. */
  isRedirected?: boolean;
  /** Path inside the pages folder; of a page that was removed, the one it had. */
  file: string;
  /** Its heading. */
  name: string;
  /** Title, description, share picture and what else its head says. */
  metadata: ValueReview[];
  blocks: BlockReview[];
  /** What is shared and changed this page; empty where all changes are written in the page itself. */
  causes: ChangeCause[];
  /** Bytes of the first view as visitors load them (HTML with its CSS, compressed). */
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
}

/** A value that visitors see differently. */
export interface ValueReview {
  /** Titles of the schema, in words: `Cards › 2 › Text`. */
  name: string;
  /** Below the block, or below `page` for metadata. */
  pointer: string;
  kind: 'text' | 'picture' | 'link' | 'other';
  /** Absent where there was nothing. */
  before?: Json;
  /** Absent where there is nothing. */
  after?: Json;
  /** Of texts: the pieces in order, those that stayed without a `change`. */
  words?: WordChange[];
  /** Where the value is really written, when not in the block itself. */
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

/** A file of the output that is no page. */
export interface FileReview {
  file: string;
  change: 'added' | 'removed' | 'changed';
}

/** An address that was a page's or led on to one, and leads nowhere now. */
export interface LostAddress {
  address: string;
  /** The file that it came from. */
  file: string;
}
