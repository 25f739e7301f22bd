import type { SourceFile } from '#engine/problems/sourceFile.ts';
import type { JsonObject } from '#shared/json.ts';

/** A page and its address. */
export interface PageSource {
  file: SourceFile;
  /** `/about/location`; of `courses/_404.json`, the folder that it answers for: `/courses`. */
  route: string;
  /** What is shown where nothing else is found below `route`. */
  isNotFoundPage: boolean;
  /** The page as written; an empty object when the file is not a JSON object. */
  page: JsonObject;
}

/** A file of `_media`. */
export interface MediaFile {
  /** Path inside `_media`, with `/`. */
  path: string;
  /** Path on disk. */
  absolute: string;
}

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
}
