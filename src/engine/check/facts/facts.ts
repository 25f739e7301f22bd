import type { Problem } from '#engine/problems/problem.ts';
import type { Json, JsonObject } from '#shared/json.ts';

/** Kind of thing that a reference names: a format in a schema, or a reference in a text. */
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
  | 'shared'
  | 'text';

/** Value that names something: another file of the site, an icon, a pattern. */
export interface Reference {
  kind: ReferenceKind;
  /** Value with its tokens replaced. */
  value: string;
  pointer: string;
  /** The reference as written in a longer text, such as the target of a Markdown link. */
  within?: string;
  /** True for an address among the words of a text, which is a link without signs around it. */
  isBare?: true;
  /** True if its content is shown at the time of the check. */
  isShown: boolean;
}

/** Block, or item of one, that links can reach. */
export interface Anchor {
  id: string;
  pointer: string;
  isShown: boolean;
  /**
   * True if the id is written in the file and must be unique on a page. Ids of items are not: a list may be shown
   * twice.
   */
  isWritten: boolean;
  /**
   * Words of a heading in a text, whose id is made of them. If something else on the page has that id, it is followed by
   * a number.
   */
  heading?: string;
}

export interface SharedBlockUse {
  name: string;
  pointer: string;
  isShown: boolean;
  /** True if it sets an id, which replaces the shared block's own. */
  hasOwnId: boolean;
}

export interface Query {
  query: JsonObject;
  listName: string;
  /** Name for sentences: `a "cards" block`. */
  owner: string;
  pointer: string;
  isShown: boolean;
}

export interface PictureUse {
  /** Path inside `_media`. */
  path: string;
  /** Display width in px. */
  needed: number;
  pointer: string;
}

/** Valid block whose type has a check of its own. */
export interface BlockWithCheck {
  type: string;
  block: JsonObject;
  pointer: string;
  /** Schedules of the blocks and entries around it; left out if none of them is hidden or has a day. */
  around?: JsonObject[];
}

/**
 * Facts of one file, gathered without looking at others. They hold as long as the file and the `dependencies` are
 * unchanged.
 */
export interface FileFacts {
  /** Page without its blocks, for lists, tokens and menus. */
  head?: JsonObject;
  readProblems: Problem[];
  /** Problems of the file's content. */
  problems: Problem[];
  /** Dependencies besides the file: values of `FactsContext.lookUp` by key. */
  dependencies: Record<string, string>;
  /** References without those to icons of which nothing is to be said. */
  references: Reference[];
  anchors: Anchor[];
  uses: SharedBlockUse[];
  queries: Query[];
  ruleFacts: Record<string, Json[]>;
  pictures: PictureUse[];
  checkedBlocks: BlockWithCheck[];
  /** Pointers of the slots of a layout. */
  slots: string[];
  /** Origins that shown blocks request, as listed by `content/requestedOrigins.ts`. */
  endpoints: string[];
  isJson: boolean;
  /** False if a part could not be read: what is not found in it may still exist. */
  isComplete: boolean;
  /**
   * True if the file, such as a page, does not match its schema. Of a data list, `invalidItems` has the indexes of such
   * items.
   */
  isInvalid: boolean;
  invalidItems: number[];
}

const emptyList = Object.freeze([]) as unknown as never[];

export const emptyFacts: Readonly<FileFacts> = Object.freeze({
  readProblems: emptyList,
  problems: emptyList,
  dependencies: Object.freeze({}),
  references: emptyList,
  anchors: emptyList,
  uses: emptyList,
  queries: emptyList,
  ruleFacts: Object.freeze({}),
  pictures: emptyList,
  checkedBlocks: emptyList,
  slots: emptyList,
  endpoints: emptyList,
  isJson: true,
  isComplete: true,
  isInvalid: false,
  invalidItems: emptyList,
});
