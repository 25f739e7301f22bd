import { readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type HeaderRule, parseHeaders, parseRedirects, type Redirect } from '#engine/make/output/hostRules.ts';
import { stampOf } from '#engine/store/cacheFiles.cjs';
import { type RouteTable, routeTableAddress } from '#shared/routeTable.ts';
import type { FolderLookup } from './findServedFile.ts';

export interface ServedSite {
  folderOf: FolderLookup;
  /** Path below which the site is served; empty at the top of its server. */
  base: string;
  /** By source address. */
  redirects: Map<string, Redirect>;
  headerRules: HeaderRule[];
}

/**
 * Reads a site's folder, and its rules again after they change: a build may replace the folder between two requests.
 * @param unfinished returns the folders of an incomplete site to serve in place of the folder
 * @returns a function that throws while there is no folder
 */
export function createSiteReader(
  path: string,
  unfinished: () => FolderLookup | undefined = () => undefined,
): () => ServedSite {
  const redirects = createTextFileReader('_redirects', indexRedirects);
  const headerRules = createTextFileReader('_headers', parseHeaders);
  const base = createTextFileReader(routeTableAddress.slice(1), readBasePath);
  let cached: ServedSite | undefined;
  return () => {
    if (cached) return cached;
    const folderOf = unfinished() ?? createFixedFolderLookup(path);
    cached = { folderOf, base: base(folderOf), redirects: redirects(folderOf), headerRules: headerRules(folderOf) };
    // Requests of the same tick share one look at the disk.
    setImmediate(() => {
      cached = undefined;
    });
    return cached;
  };
}

function readBasePath(table: string): string {
  try {
    const { base } = JSON.parse(table) as Partial<RouteTable>;
    return typeof base === 'string' ? base : '';
  } catch {
    return '';
  }
}

function createFixedFolderLookup(path: string): FolderLookup {
  const directory = realpathSync.native(path);
  return () => directory;
}

/** Parses a file, an empty text if there is none, again only after it changes. */
function createTextFileReader<Meaning>(
  name: string,
  parse: (text: string) => Meaning,
): (folderOf: FolderLookup) => Meaning {
  let last: { file: string; stamp: number; meaning: Meaning } | undefined;
  return (folderOf) => {
    const file = join(folderOf(name) ?? '', name);
    const seenAt = Date.now();
    const found = statSync(file, { throwIfNoEntry: false });
    // A missing file cannot change unnoticed.
    const stamp = found ? stampOf(found, seenAt) : -1;
    if (stamp && last?.file === file && last.stamp === stamp) return last.meaning;
    last = { file, stamp, meaning: parse(found ? readFileSync(file, 'utf8') : '') };
    return last.meaning;
  };
}

/** The first of two redirects of an address counts. */
const indexRedirects = (text: string) =>
  new Map(
    parseRedirects(text)
      .toReversed()
      .map((redirect) => [redirect.from, redirect]),
  );
