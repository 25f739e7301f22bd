import type { JsonObject } from '#shared/json.ts';

/** A whole site as a test holds it: what it writes to disk, and what it says to the build. */
export interface Site {
  /** JSON files by their path inside the pages folder. */
  files: Map<string, JsonObject>;
  /** Names of the pictures' motifs, by path inside `_media`. */
  pictures: Map<string, string>;
  /** Files that hold something else than `files` says, for as long as an editor has left them broken. */
  broken: Map<string, string>;
  /** The day that is built for. */
  at: string;
  /** Packs the texts for browsers. */
  compress: boolean;
}

/** Paths of the files that are pages with an address of their own. */
export const pagePaths = (site: Site): string[] =>
  [...site.files.keys()].filter((path) => !path.startsWith('_') && !path.endsWith('_404.json'));

/** Address of a page by its path: `/about` for `about/index.json`. */
export const routeOf = (path: string): string => `/${path.replace(/\.json$/, '').replace(/(^|\/)index$/, '')}`;

/** A JSON file. @throws Error when the site has none of that name: the test is wrong */
export function fileOf(site: Site, path: string): JsonObject {
  const file = site.files.get(path);
  if (!file) throw new Error(`The site has no ${path}.`);
  return file;
}

/** The objects of a list below a key; none when it is no list. */
export const listAt = (object: JsonObject, key: string): JsonObject[] =>
  Array.isArray(object[key]) ? (object[key] as JsonObject[]) : [];
