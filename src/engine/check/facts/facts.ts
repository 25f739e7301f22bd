import type { Problem } from '#engine/problems/problem.ts';
import type { Json, JsonObject } from '#shared/json.ts';

/** What a reference names: a value's mark in its schema, or what stands in a text. */
export type ReferenceKind =
  | 'link'
  | 'route'
  | 'alias'
  | 'media'
  | 'picture'
  | 'font'
  | 'stylesheet'
  | 'data'
  | 'icon'
  | 'regex'
  | 'layout'
  | 'shared';

/** A value that names something: another file of the site, an icon, a pattern. */
export interface Reference {
  kind: ReferenceKind;
  /** With its tokens replaced. */
  value: string;
  pointer: string;
  /** The reference as it stands in a longer text, as a link in markdown does. */
  within?: string;
  /** What it stands in is part of the site on the day of the check. */
  isShown: boolean;
}

/** A block, or an item of one, that links can reach. */
export interface Anchor {
  id: string;
  pointer: string;
  isShown: boolean;
  /** It is written in the file, and must not be used twice on a page; a list that is shown twice brings its items' ids twice. */
  isWritten: boolean;
}

/** A place where a shared block stands. */
export interface Use {
  name: string;
  pointer: string;
  isShown: boolean;
  /** The place gives the block an id of its own, which replaces the shared one's. */
  hasOwnId: boolean;
}

/** A list that takes its items from elsewhere. */
export interface Query {
  query: JsonObject;
  /** Name of the list's schema. */
  listName: string;
  /** For sentences: `a "cards" block`. */
  owner: string;
  pointer: string;
  isShown: boolean;
}

/** A picture, and how wide its place shows it. */
export interface PictureUse {
  /** Inside `_media`. */
  path: string;
  /** px. */
  needed: number;
  pointer: string;
}

/** A block that fits its schema, and has a check of its own beside it. */
export interface CheckedBlock {
  type: string;
  block: JsonObject;
  pointer: string;
}

/** What kind of file facts are about. */
export type FileKind = 'page' | 'layout' | 'shared' | 'pattern' | 'data' | 'site';

/** All that a check knows of one file when it looks at no other; it holds while the file and what is in `from` are the same. */
export interface FileFacts {
  /** Of a page, everything but its blocks: what lists, tokens and menus ask for. */
  head?: JsonObject;
  /** What is wrong with the file as a file. */
  readProblems: Problem[];
  /** What is wrong with what stands in it. */
  problems: Problem[];
  /** What the facts follow from beside the file, by the keys of `SiteView.lookUp`. */
  from: Record<string, string>;
  /** What it names, each name once, where that can be judged by the name alone; `findPlaces` finds where they stand. */
  names: Partial<Record<ReferenceKind, string[]>>;
  /** References that cannot be judged by their name alone, as links with an anchor. */
  references: Reference[];
  anchors: Anchor[];
  uses: Use[];
  queries: Query[];
  /** What rules have gathered, by the rules' names. */
  gathered: Record<string, Json[]>;
  /** Pictures by path, and the widest that one of their places is, in px. */
  pictures: [path: string, needed: number][];
  checkedBlocks: CheckedBlock[];
  /** Pointers of the slots of a layout. */
  slots: string[];
  /** Origins that shown blocks ask, as `content/asked.ts` lists them. */
  endpoints: string[];
  /** It is JSON. */
  isJson: boolean;
  /** False when a part could not be read: what is not found in it may still be there. */
  isWhole: boolean;
  /** The page, or the item at each of these places of a data list, does not fit its schema. */
  isFaulty: boolean;
  faultyItems: number[];
}

const none = Object.freeze([]) as unknown as never[];

/** Facts of a file with nothing in it. */
export const noFacts: Readonly<FileFacts> = Object.freeze({
  readProblems: none,
  problems: none,
  from: Object.freeze({}),
  names: Object.freeze({}),
  references: none,
  anchors: none,
  uses: none,
  queries: none,
  gathered: Object.freeze({}),
  pictures: none,
  checkedBlocks: none,
  slots: none,
  endpoints: none,
  isJson: true,
  isWhole: true,
  isFaulty: false,
  faultyItems: none,
});

/** Where what a file names stands. */
export interface Places {
  references: Reference[];
  pictures: PictureUse[];
}
