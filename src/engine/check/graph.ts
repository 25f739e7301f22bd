import type { Schema } from '#engine/content/schema/schema.ts';
import type { PageSource, SiteSource } from '#engine/content/source.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import type { JsonObject } from '#shared/json.ts';

/** What a reference names: a value's mark in its schema, or what stands in a text. */
export type ReferenceKind =
  | 'link'
  | 'route'
  | 'alias'
  | 'media'
  | 'picture'
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
  container: Container;
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
  /** It is written as a block's own id, and must not be used twice on a page. */
  isBlock: boolean;
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
  /** Schema of the list, marked `list`. */
  list: Schema;
  /** For sentences: `a "cards" block`. */
  owner: string;
  container: Container;
  pointer: string;
  isShown: boolean;
}

/** The name of a field of the list beside it that comes from elsewhere, as in a column of a table. */
export interface RowField {
  name: string;
  pointer: string;
  /** Pointer of the list. */
  list: string;
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
  container: Container;
  pointer: string;
}

/** One file that holds blocks, items or settings, and what was met in it. */
export interface Container {
  file: SourceFile;
  kind: 'page' | 'layout' | 'shared' | 'data' | 'site';
  /** Of a page file. */
  page?: PageSource;
  isShown: boolean;
  anchors: Anchor[];
  uses: Use[];
  /** Routes that it links to, as far as they were seen at once to be in order; the others are references. */
  links: string[];
  pictures: PictureUse[];
  rowFields: RowField[];
  /** Pointers of the slots. */
  slots: string[];
  /** Origins that shown blocks send requests to. */
  endpoints: string[];
  /** It is JSON. */
  isJson: boolean;
  /** A date in it decides what is shown. */
  hasDates: boolean;
  /** What was found in it follows from `_site.json` in other ways than by the tokens that were noted. */
  needsSite: boolean;
  /** What was said of it follows from what other files are called. */
  needsNames: boolean;
  /** False when a part could not be read: what is not found in it may still be there. */
  isWhole: boolean;
}

/** What a site refers to, gathered in one walk: every check across files reads this and nothing else. */
export interface SiteGraph {
  source: SiteSource;
  /** Day of the check, ISO 8601. */
  at: string;
  /** Pages by route, not-found pages left out. */
  pages: Map<string, Container>;
  notFoundPages: Container[];
  layouts: Map<string, Container>;
  shared: Map<string, Container>;
  data: Map<string, Container>;
  site: Container | undefined;
  /** Those that were not seen at once to be in order, as nearly all of them are; or all, where that was asked for. */
  references: Reference[];
  queries: Query[];
  checkedBlocks: CheckedBlock[];
  /** Pages that a list leads to, whichever page it stands on. */
  listed: Set<SourceFile>;
  /** Pictures of items that queries show, with the file of the item; those of blocks are in their containers. */
  itemPictures: (PictureUse & { file: SourceFile })[];
}

/** A file before anything was met in it. */
export const createContainer = (
  file: SourceFile,
  kind: Container['kind'],
  isShown: boolean,
  page?: PageSource,
): Container => ({
  file,
  kind,
  ...(page && { page }),
  isShown,
  anchors: [],
  uses: [],
  links: [],
  pictures: [],
  rowFields: [],
  slots: [],
  endpoints: [],
  isJson: true,
  hasDates: false,
  needsSite: false,
  needsNames: false,
  isWhole: true,
});

/** A list to which nothing may be added, for thousands of pages share it. */
const none = Object.freeze([]) as unknown as never[];

/** A page before anything was met in it, of which each list is to be replaced before something is added to it. */
export const createPageContainer = (page: PageSource, isShown: boolean): Container => ({
  file: page.file,
  kind: 'page',
  page,
  isShown,
  anchors: none,
  uses: none,
  links: none,
  pictures: none,
  rowFields: none,
  slots: none,
  endpoints: none,
  isJson: true,
  hasDates: false,
  needsSite: false,
  needsNames: false,
  isWhole: true,
});

/** Every page, those that answer for missing ones included. */
export const allPages = (graph: SiteGraph): Container[] => [...graph.pages.values(), ...graph.notFoundPages];

/** Every file in which something was met. */
export const allContainers = (graph: SiteGraph): Container[] => [
  ...allPages(graph),
  ...graph.layouts.values(),
  ...graph.shared.values(),
  ...graph.data.values(),
  ...(graph.site ? [graph.site] : []),
];
