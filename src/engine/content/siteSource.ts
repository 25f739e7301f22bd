import type { SourceFile } from '#engine/problems/sourceFile.ts';
import type { JsonObject } from '#shared/json.ts';
import { FilesByName } from './filesByName.ts';
import type { ItemContent } from './templates/fillTemplate.ts';

interface ItemOfList {
  /** Name of the list. */
  list: string;
  index: number;
}

export interface PageSource {
  file: SourceFile;
  /** Route `/about/location`; for `courses/_404.json`, the route of its folder: `/courses`. */
  route: string;
  /** True for `_404.json`: it is shown when nothing else is found below `route`. */
  isNotFoundPage: boolean;
  /** Page as written; an empty object if the file is not a JSON object. */
  page: JsonObject;
  /** Template and item that the page is made of, unless it has a file of its own. */
  item?: ItemContent & {
    /** Path of the template. */
    path: string;
    /** Differs whenever the page does. */
    fingerprint: string;
  } & ItemOfList;
  /** Item whose page a template would make at this address, were this file not there. */
  replaces?: ItemOfList;
  /** Lists on the page that give addresses to their pages and topics; left out if there are none. */
  lists?: AddressedList[];
  /** Part of a list whose page this is; left out for pages that are written. */
  part?: PartOfList;
  /** Routes of pages of a list on the page that have no items for now: they lead to this page. */
  emptied?: string[];
  /** In a localized site: page of the first language that replaces a missing translation. */
  isFallback?: true;
}

/** Block with a list that gives addresses to its pages and topics. */
export interface AddressedList {
  type: string;
  block: JsonObject;
  /** Pointer of the block in its page. */
  pointer: string;
  /** Schedules of the blocks and entries around it; left out if none of them is hidden or has a day. */
  around?: JsonObject[];
}

/** Page of a list, or of one of its topics, that is made with the page that the list is on. */
export interface PartOfList {
  /** Route of the page that the list is on. */
  of: string;
  /** End of its route, after that of this page: `/page/2`, `/tags/robotics`. */
  suffix: string;
  /** Keys in place of those of the page that the list is on. */
  head: JsonObject;
}

/** Page that stands for one page of each item of a list: `spotlights/[event].json`. */
export interface PageTemplate {
  file: SourceFile;
  /** Path inside the pages folder; of a translation, that of its original. */
  path: string;
  /** Route below which the pages are: `/spotlights`; empty at the top. */
  folder: string;
}

/** Hash of the content of a page. @param files returns that of a file, by its path on disk */
export const pageHash = ({ file, item }: PageSource, files: { hashOf: (absolute: string) => string }): string =>
  item?.fingerprint ?? files.hashOf(file.absolute);

/** Name of a page among all of a language: pages of a list are in the file of the page that it is on. */
export const pageId = ({ file, part }: Pick<PageSource, 'file' | 'part'>): string =>
  part ? `${file.path}:${part.suffix}` : file.path;

/** Page of a list with the keys that are its own. Any other page is as it was. */
export const withPart = (page: PageSource): PageSource =>
  page.part ? { ...page, page: { ...page.page, ...page.part.head } } : page;

/** Key that a page shares with its translations and with no other page. */
export const pageKey = ({ route, isNotFoundPage }: Pick<PageSource, 'route' | 'isNotFoundPage'>): string =>
  `${isNotFoundPage} ${route}`;

export interface MediaFile {
  /** Path inside `_media`, with `/`. */
  path: string;
  /** Path on disk. */
  absolute: string;
}

export const createEmptySource = (directory: string): SiteSource => ({
  directory,
  site: undefined,
  pages: [],
  templates: [],
  layouts: new FilesByName(),
  data: new FilesByName(),
  shared: new FilesByName(),
  patterns: new FilesByName(),
  texts: new FilesByName(),
  media: new FilesByName(),
  translations: new Map(),
});

/** Site with its pages replaced, in each of its languages. */
export const withPages = (source: SiteSource, choose: (pages: PageSource[]) => PageSource[]): SiteSource => ({
  ...source,
  pages: choose(source.pages),
  translations: new Map(
    [...source.translations].map(([language, translation]) => [language, withPages(translation, choose)]),
  ),
});

/** Everything in a pages folder, unchecked. */
export interface SiteSource {
  /** Path of the pages folder on disk. */
  directory: string;
  /** `_site.json`; undefined if it is missing. */
  site: SourceFile | undefined;
  /** Pages that have a file of their own, and those that templates make of items. */
  pages: PageSource[];
  templates: PageTemplate[];
  /** Layouts by name: `inner` for `_layouts/inner.json`. */
  layouts: Map<string, SourceFile>;
  data: Map<string, SourceFile>;
  shared: Map<string, SourceFile>;
  /** Blocks that are inserted as copies. */
  patterns: Map<string, SourceFile>;
  /** Texts in files of their own, in all languages, by path inside the pages folder. */
  texts: Map<string, SourceFile>;
  /** Media files by path inside `_media`. */
  media: Map<string, MediaFile>;
  /**
   * Translations by language, under the names and routes of their originals. `localizeSite` merges one with the site.
   */
  translations: Map<string, SiteSource>;
}
