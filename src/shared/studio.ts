import type { Json, JsonObject } from './json.ts';

/*
 * What the studio in the browser and its server say to each other. Every address below is one of `/_studio/api/`.
 */

/** A place in a file of the site. */
export interface Place {
  /** Path inside the pages folder: `about/location.json`. */
  file: string;
  /** JSON pointer; empty for the whole file. */
  pointer: string;
}

/** A block in the outline of a page. */
export interface OutlineBlock {
  place: Place;
  type: string;
  /** What its type is called. */
  label: string;
  /** Its heading, or its first words; empty where it has none. */
  name: string;
  /** Where it is written, when not in the page itself. */
  from?: { kind: 'layout' | 'shared'; name: string };
  /** Of a shared block: where it is put. That is what is moved and taken away; `place` is what it says. */
  reference?: Place;
  /** Why visitors do not get it at the moment that is shown. */
  absent?: 'hidden' | 'early' | 'over';
  /** Its lists of blocks, each with what it belongs to: the label of a tab. */
  lists: OutlineList[];
}

/** A list of blocks: of a page, a layout, or inside a container. */
export interface OutlineList {
  place: Place;
  /** Of a tab, an accordion's entry; empty for the only list of a block. */
  name: string;
  blocks: OutlineBlock[];
  /** Where the layout has its slot: the page's own list, and which of `blocks` are of it. */
  own?: { place: Place; start: number; count: number };
  /** Types of the only blocks that may stand in it; any may where this is left out. */
  accepts?: string[];
  /** There is no such list in the file yet: it begins with a `set` of the list, not with an `insert`. */
  isMissing?: true;
}

/** What is on a page, in a layout or in a shared block. `GET outline?file=about/location.json` (with `at` and `drafts`). */
export interface PageOutline {
  file: string;
  /** Empty for what is no page. */
  route: string;
  /** The list that a visitor sees, with the layout around the page's own blocks. */
  list: OutlineList;
}

/** A page in the list of all pages. */
export interface PageSummary {
  file: string;
  route: string;
  /** Its heading. */
  name: string;
  title: string;
  isNotFoundPage: boolean;
  isDraft: boolean;
  publishAt?: string;
  expireAt?: string;
  /** The page in all languages of the site, the first one first; absent where there is one only. */
  languages?: PageLanguage[];
}

/** A page in one of the site's languages. */
export interface PageLanguage {
  /** BCP 47 tag. */
  language: string;
  /** Name of the language, in English. */
  name: string;
  /** Route of the page in it; absent where it is not translated. */
  route?: string;
}

/** A file that is no page: a layout, a data list, a shared block, a pattern. */
export interface FileSummary {
  file: string;
  /** The name by which others refer to it; the path of a file that nothing refers to. */
  name: string;
}

/** A data list. */
export interface ListSummary extends FileSummary {
  /** What it is for, for people; empty where it does not say. */
  description: string;
  /** How many items it has. */
  items: number;
}

/** What there is. `GET site` */
export interface SiteSummary {
  name: string;
  /** Path of the pages folder, as it was given. */
  directory: string;
  pages: PageSummary[];
  layouts: FileSummary[];
  lists: ListSummary[];
  shared: FileSummary[];
  patterns: FileSummary[];
  /** JSON files that are none of these: `_site.json`, files of `_media`, a second file for an address. */
  others: FileSummary[];
  /** The moment that is shown where none is asked for. */
  now: string;
}

/** Something that is wrong. `GET problems` gives all of the site. */
export interface StudioProblem extends Place {
  /** `could-not-run` where there is nothing to check, as in an empty folder; it is of no file then. */
  code: string;
  severity: 'error' | 'warning';
  line: number;
  column: number;
  message: string;
  hint: string;
  /** `"tilte" → "title"`; absent where only a person knows what is right. */
  fix?: string;
}

/** A file as it is on disk. `GET file?file=…` */
export interface FileState {
  file: string;
  text: string;
  hash: string;
  /** Why it cannot be saved, in plain words. */
  readOnly?: string;
}

/** One change of a file's value. Pointers are those before the change. */
export type Change =
  | { kind: 'set'; pointer: string; value: Json }
  | { kind: 'remove'; pointer: string }
  /** Into a list, before the item at which the pointer ends. */
  | { kind: 'insert'; pointer: string; value: Json }
  /** An item of a list to a place in the same or another list of the file. */
  | { kind: 'move'; pointer: string; to: string }
  | { kind: 'rename'; pointer: string; key: string }
  /** The whole file. */
  | { kind: 'text'; text: string };

/** `POST change` */
export interface ChangeRequest {
  file: string;
  /** Of the file as the studio last saw it. */
  hash: string;
  changes: Change[];
  /** What was done, for the list of what can be undone: `Heading of Campus Location`. */
  label: string;
  /** Changes of one typing have the same; they are undone as one. */
  typing?: string;
}

/** What was saved. Answer to `POST change`, `undo`, `redo`, `fix`. */
export interface Saved {
  files: FileState[];
  history: HistoryState;
  /** Where what was done can be seen. */
  place?: Place;
}

/** Why something was not saved; status 409 where somebody else has saved meanwhile, 422 otherwise. */
export interface NotSaved {
  /** In plain words. */
  reason: string;
  /** The file as it is now, where that is why. */
  now?: FileState;
}

/** What can be undone and done again, in words. `GET history` */
export type HistoryState = Partial<Record<'undo' | 'redo', string>>;

/** `POST fix`: these problems, or all that can be. */
export interface FixRequest {
  problems: 'all' | Pick<StudioProblem, 'code' | 'file' | 'pointer'>[];
}

/** On which pages something is shown. `GET uses?file=…&pointer=…` */
export interface PlaceUses {
  /** `the list Speakers`, `the layout inner`, `the page /about`. */
  name: string;
  /** Addresses in the studio (`/about`, `/_404`) of the pages that it is on; for what is on every page, all of them. */
  pages: string[];
  isOnEveryPage: boolean;
}

/** What a list that asks for its items gets. `GET hits?query=…&route=…` (with `at` and `drafts`, and `items=on` for these) */
export interface QueryHits {
  count: number;
  /** As the list gets them, where they were asked for. */
  items?: JsonObject[];
}

/** Schemas with every reference written out. `GET schemas` */
export interface StudioSchemas {
  /** By type, `shared` and `slot` among them. */
  blocks: Record<string, JsonObject>;
  page: JsonObject;
  layout: JsonObject;
  pattern: JsonObject;
  site: JsonObject;
  /** By name of the data list, for one of its items. */
  items: Record<string, JsonObject>;
  /** For a data list as a file. */
  dataList: JsonObject;
}

/** A block, or a pattern of several, that can be put on a page. `GET choices`; pictures come from `/_studio/block/<type>`. */
export interface BlockChoice {
  type: string;
  label: string;
  about: string;
  /** Words under which people look for it. */
  alsoCalled: string[];
  hasPicture: boolean;
  /** As it begins: its typical example, with pictures and links of the site; of a pattern, all of its blocks. */
  values: JsonObject[];
}

/** Something found by its text. `GET search?for=…` */
export interface SearchHit extends Place {
  /** The page to open it on; absent where no page shows it. */
  route?: string;
  /** Name of the page or file. */
  name: string;
  /** The words around what was found. */
  text: string;
}

/** A place that a link can lead to. `GET targets`; anchors of a large site only of one page, `GET targets?page=/about`. */
export interface LinkTarget {
  /** `/about/location#map`, or the path of a document. */
  link: string;
  name: string;
  kind: 'page' | 'anchor' | 'document';
}

/** `GET icons`: names, and the SVG of each between its tags. */
export type IconSet = Record<string, string>;

/** What the server says by itself. `GET events`, server-sent. */
export type StudioEvent =
  /** Files were saved, here or by somebody else; pages follow at once. */
  | { kind: 'saved'; files: string[] }
  /** The whole site was checked. */
  | { kind: 'checked' };
