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
    /** Differs whenever the page does. */
    fingerprint: string;
  } & ItemOfList;
  /** Item whose page a template would make at this address, were this file not there. */
  replaces?: ItemOfList;
  /** In a localized site: page of the first language that replaces a missing translation. */
  isFallback?: true;
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
