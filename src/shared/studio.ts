import type { Json, JsonObject } from './json.ts';

/*
 * Messages between the studio in the browser and its server. All addresses below are in `/_studio/api/`.
 */

/** Location in a file of the site. */
export interface FileLocation {
  /** Path in the pages folder: `about/location.json`. */
  file: string;
  /** JSON pointer; empty for the whole file. */
  pointer: string;
}

/** Block in the outline of a page. */
export interface OutlineBlock {
  place: FileLocation;
  type: string;
  /** Name of its type for people. */
  label: string;
  /** Its heading or first words; empty if it has none. */
  name: string;
  /** Layout or shared block that contains it, if it is not in the page's own file. */
  from?: { kind: 'layout' | 'shared'; name: string };
  /** Location of the reference to a shared block, which is moved and removed; `place` is its content. */
  reference?: FileLocation;
  /** Reason why it is not visible at the displayed timestamp. */
  absent?: 'hidden' | 'early' | 'over';
  /** Its lists of inner blocks, each with a name such as the label of a tab. */
  lists: OutlineList[];
}

/** List of blocks: of a page, of a layout, or inside a block. */
export interface OutlineList {
  place: FileLocation;
  /** Name of its tab or accordion entry; empty for the only list of a block. */
  name: string;
  blocks: OutlineBlock[];
  /** The page's own list in the slot of its layout, and the range of `blocks` that are in it. */
  own?: { place: FileLocation; start: number; count: number };
  /** Types of blocks that are allowed in it; all if omitted. */
  accepts?: string[];
  /** True if the list is missing in the file: the first block needs a `set` of the list instead of an `insert`. */
  isMissing?: true;
}

/** Outline of a page, a layout or a shared block. `GET outline?file=about/location.json` (with `at` and `drafts`). */
export interface PageOutline {
  file: string;
  /** Route of a page; empty for other files. */
  route: string;
  /** Blocks that visitors see, including the layout around the page's own blocks. */
  list: OutlineList;
}

/** Page in the list of all pages. */
export interface PageSummary {
  /** Its file; the template of a page that is made of an item. */
  file: string;
  /** Item that the page is made of: the list's name, and the index in it. */
  item?: { list: string; index: number };
  route: string;
  /** Its heading. */
  name: string;
  title: string;
  isNotFoundPage: boolean;
  isDraft: boolean;
  hasListPages?: true;
  publishAt?: string;
  expireAt?: string;
  /** The page in all languages of the site, beginning with the first; absent if there is only one. */
  languages?: PageLocale[];
}

/** Page in one of the site's languages. */
export interface PageLocale {
  /** BCP 47 tag. */
  language: string;
  /** English name of the language. */
  name: string;
  /** Route of the translation; absent if there is none. */
  route?: string;
}

/** File that is no page: a layout, data list, shared block or pattern. */
export interface FileSummary {
  file: string;
  /** Name by which others refer to it; the path if it cannot be referred to. */
  name: string;
}

export interface ListSummary extends FileSummary {
  /** Description of its purpose; empty if it has none. */
  description: string;
  /** Number of its items. */
  items: number;
}

/** Pages and files of the site. `GET site` */
export interface SiteSummary {
  name: string;
  /** Path of the pages folder as it was passed to the command. */
  directory: string;
  pages: PageSummary[];
  layouts: FileSummary[];
  lists: ListSummary[];
  shared: FileSummary[];
  patterns: FileSummary[];
  /** Other JSON files: `_site.json`, files of `_media`, a second file for an address. */
  others: FileSummary[];
  /** Timestamp that is displayed if none is requested. */
  now: string;
}

/** Problem of the site. `GET problems` returns all. */
export interface StudioProblem extends FileLocation {
  /** `could-not-run` if nothing could be checked, for instance in an empty folder; it has no file then. */
  code: string;
  severity: 'error' | 'warning';
  line: number;
  column: number;
  message: string;
  hint: string;
  /** The hint without keys of files; absent if the hint has none. */
  hintInWords?: string;
  /** Automatic fix: `"tilte" → "title"`; absent if there is none. */
  fix?: string;
}

/** File as it is on disk. `GET file?file=…` */
export interface FileState {
  file: string;
  text: string;
  hash: string;
  /** Reason why it cannot be saved, in plain words. */
  readOnly?: string;
}

/** Change of a file's value. Pointers refer to the value before the change. */
export type JsonChange =
  | { kind: 'set'; pointer: string; value: Json }
  | { kind: 'remove'; pointer: string }
  /** Inserts into a list, before the item at the pointer. */
  | { kind: 'insert'; pointer: string; value: Json }
  /** Moves an item of a list within it or to another list of the file. */
  | { kind: 'move'; pointer: string; to: string }
  | { kind: 'rename'; pointer: string; key: string }
  /** Replaces the whole file. */
  | { kind: 'text'; text: string };

/** `POST change` */
export interface ChangeRequest {
  file: string;
  /** Hash of the file as the studio last read it. */
  hash: string;
  changes: JsonChange[];
  /** Id of each change, by which one that was saved, although the answer was lost, is not saved again. */
  ids?: string[];
  /** Description in the undo history: `Heading of Campus Location`. */
  label: string;
  /** Changes with the same value are one undo step. */
  typing?: string;
}

/** Saved files. Response to `POST change`, `undo`, `redo`, `fix`. */
export interface SaveResult {
  files: FileState[];
  history: UndoState;
  /** Location at which the change is visible. */
  place?: FileLocation;
}

/** Reason why a change was not saved; status 409 if the file has changed meanwhile, 422 otherwise. */
export interface SaveFailure {
  /** Message in plain words. */
  reason: string;
  /** Current file, if its change is the reason. */
  now?: FileState;
}

/** Descriptions of the next undo and redo. `GET history` */
export type UndoState = Partial<Record<'undo' | 'redo', string>>;

/** `POST fix`: fixes these problems, or all that can be fixed automatically. */
export interface FixRequest {
  problems: 'all' | Pick<StudioProblem, 'code' | 'file' | 'pointer'>[];
}

/** Pages that show a value. `GET uses?file=…&pointer=…` */
export interface LocationUsages {
  /** `the list Speakers`, `the layout inner`, `the page /about`. */
  name: string;
  /** Addresses in the studio (`/about`, `/_404`) of the pages that show it; all pages if it is on every page. */
  pages: string[];
  isOnEveryPage: boolean;
}

/** Results of a list's query. `GET hits?query=…&route=…` (with `at` and `drafts`; `items=on` also returns the items) */
export interface QueryHits {
  count: number;
  /** Resolved items, if they were requested. */
  items?: JsonObject[];
}

/** Schemas with all references resolved. `GET schemas` */
export interface StudioSchemas {
  /** Schemas by block type, including `shared` and `slot`. */
  blocks: Record<string, JsonObject>;
  page: JsonObject;
  /** Schema of a page that makes many pages. */
  template: JsonObject;
  layout: JsonObject;
  pattern: JsonObject;
  site: JsonObject;
  /** Schemas of data lists' items, by name of the list. */
  items: Record<string, JsonObject>;
  /** Schema of a data list's file. */
  dataList: JsonObject;
}

/** Block or pattern that can be inserted. `GET choices`; pictures are at `/_studio/block/<type>`. */
export interface InsertableBlock {
  type: string;
  label: string;
  about: string;
  /** Other words by which people search for it. */
  alsoCalled: string[];
  hasPicture: boolean;
  /** Number of pages that begin with it; absent for none. */
  beginsPages?: number;
  /** Initial values: a block without texts; for a pattern, all of its blocks. */
  values: JsonObject[];
}

/** Result of the text search. `GET search?for=…` */
export interface SearchHit extends FileLocation {
  /** Route of a page that shows it; absent if there is none. */
  route?: string;
  name: string;
  text: string;
}

/** Target of links. `GET targets`; on large sites anchors only for one page, `GET targets?page=/about`. */
export interface LinkTarget {
  /** `/about/location#map`, or the path of a document. */
  link: string;
  name: string;
  kind: 'page' | 'anchor' | 'document';
}

/** `GET icons`: content of each icon's SVG element, by name. */
export type IconMarkup = Record<string, string>;
