import type { JsonObject } from '#shared/json.ts';

/** A site as a test models it: its files, and the options of its builds. */
export interface Site {
  /** JSON files by their path inside the pages folder. */
  files: Map<string, JsonObject>;
  /** Motifs of the pictures, by path inside `_media`. */
  pictures: Map<string, string>;
  /** Files with content other than in `files`, for as long as an edit has broken them. */
  broken: Map<string, string>;
  /** The day for which it is built. */
  at: string;
  compress: boolean;
}

/** Paths of the files that are pages with a route, without templates, which are many. */
export const pagePaths = (site: Site): string[] =>
  [...site.files.keys()].filter((path) => !/^_|_404\.json$|\[/.test(path));

/** Route of a page by its path: `/about` for `about/index.json`. */
export const routeOf = (path: string): string => `/${path.replace(/\.json$/, '').replace(/(^|\/)index$/, '')}`;

/**
 * A JSON file.
 * @throws Error when the site has none of that name: the test is faulty
 */
export function fileOf(site: Site, path: string): JsonObject {
  const file = site.files.get(path);
  if (!file) throw new Error(`The site has no ${path}.`);
  return file;
}

/** The objects of a list below a key; empty when it is no list. */
export const listAt = (object: JsonObject, key: string): JsonObject[] =>
  Array.isArray(object[key]) ? (object[key] as JsonObject[]) : [];
