import type { SourceFile } from '#engine/problems/sourceFile.ts';
import type { JsonObject } from '#shared/json.ts';
import { FilesByName } from './filesByName.ts';

/** A page and its address. */
export interface PageSource {
  file: SourceFile;
  /** `/about/location`; of `courses/_404.json`, the folder that it answers for: `/courses`. */
  route: string;
  /** What is shown where nothing else is found below `route`. */
  isNotFoundPage: boolean;
  /** The page as written; an empty object when the file is not a JSON object. */
  page: JsonObject;
  /** In an edition of a site: the page is in the site's first language, and stands in for a translation that is missing. */
  isFallback?: true;
}

/** What a page and its translations have in common, and no other page has. */
export const pageKey = ({ route, isNotFoundPage }: Pick<PageSource, 'route' | 'isNotFoundPage'>): string =>
  `${isNotFoundPage} ${route}`;

/** A file of `_media`. */
export interface MediaFile {
  /** Path inside `_media`, with `/`. */
  path: string;
  /** Path on disk. */
  absolute: string;
}

/** A site that holds nothing yet. @param directory path of the pages folder on disk */
export const emptySource = (directory: string): SiteSource => ({
  directory,
  site: undefined,
  pages: [],
  layouts: new Map(),
  data: new Map(),
  shared: new Map(),
  patterns: new Map(),
  media: new FilesByName(),
  translations: new Map(),
});

/** A site with other pages in place of its own, in each of its languages. */
export const withPages = (source: SiteSource, choose: (pages: PageSource[]) => PageSource[]): SiteSource => ({
  ...source,
  pages: choose(source.pages),
  translations: new Map(
    [...source.translations].map(([language, translation]) => [language, withPages(translation, choose)]),
  ),
});

/** Everything that a pages folder holds, before any of it is judged. */
export interface SiteSource {
  /** Path of the pages folder on disk. */
  directory: string;
  /** `_site.json`; undefined when it is missing. */
  site: SourceFile | undefined;
  pages: PageSource[];
  /** By name: `inner` for `_layouts/inner.json`. */
  layouts: Map<string, SourceFile>;
  data: Map<string, SourceFile>;
  shared: Map<string, SourceFile>;
  /** Blocks that are inserted as copies. */
  patterns: Map<string, SourceFile>;
  /** By path inside `_media`. */
  media: Map<string, MediaFile>;
  /**
   * What is written in the other languages of the site, by language: only the files that name it, by the names and routes
   * of those that they translate. `editionOf` makes a site of one.
   */
  translations: Map<string, SiteSource>;
}
