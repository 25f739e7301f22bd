import type { Place } from './studio.ts';

/** What somebody sees of a value. */
export type ShownAs = 'text' | 'markdown' | 'picture' | 'icon' | 'date' | 'number';

/** A value that somebody can see, and where it is written. */
export interface Origin extends Place {
  shownAs: ShownAs;
  /** What a text with markup may hold: words in one run, or paragraphs and lists too. */
  markup?: 'inline' | 'flow';
  /** Nothing is written there yet: what is shown is what stands for nothing, such as a label of the interface. */
  isDefault?: true;
}

/** Texts and pictures of a part of a page, in the order of the document, each with the index of its origin. */
export interface TracedRegion {
  /** Text as the document has it, without spaces around it. What has no origin is not in it. */
  texts: [text: string, origin: number][];
  /** Address as in `src` of the picture. */
  pictures: [address: string, origin: number][];
  /** Attribute `d` of the first shape in the `svg`. */
  icons: [shape: string, origin: number][];
}

/** A block on a page, without the blocks inside it. */
export interface TracedBlock extends TracedRegion {
  type: string;
  place: Place;
}

/** Where everything that a page shows is written. `GET trace?address=/about/location` (with `at` and `drafts`). */
export interface PageTrace {
  origins: Origin[];
  /** The blocks inside `main`, one for each frame (`[data-at]`), in the order of the document. */
  blocks: TracedBlock[];
  /** All that is around `main`. */
  shell: TracedRegion;
}
