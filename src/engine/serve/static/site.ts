import { readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type HeaderRule, parseHeaders, parseRedirects, type Redirect } from '#engine/make/output/hostRules.ts';
import { stampOf } from '#engine/store/cacheFiles.cjs';
import { type RouteTable, routeTableAddress } from '#shared/routeTable.ts';
import type { FolderOf } from './find.ts';

/** What to serve and how: files with the rules that lie among them. */
export interface Site {
  folderOf: FolderOf;
  /** Path of the folder that the site lies below; empty at the top of its server. */
  base: string;
  /** By the address that leads on. */
  redirects: Map<string, Redirect>;
  headerRules: HeaderRule[];
}

/**
 * Looks at a site's folder, and reads its rules again when they have changed: a build may put a new folder in the place of
 * the old one between any two requests.
 * @param unfinished gives the folders of a site that is served in place of the one in the folder, while there is such
 * @returns gives the site as it is now; throws while there is no folder
 */
export function followSite(path: string, unfinished: () => FolderOf | undefined = () => undefined): () => Site {
  const redirects = followText('_redirects', (text) => byAddress(parseRedirects(text)));
  const headerRules = followText('_headers', parseHeaders);
  const base = followText(routeTableAddress.slice(1), readBase);
  let seen: Site | undefined;
  return () => {
    if (seen) return seen;
    const folderOf = unfinished() ?? folderAt(path);
    seen = { folderOf, base: base(folderOf), redirects: redirects(folderOf), headerRules: headerRules(folderOf) };
    // Requests that have come at the same moment are answered from one look.
    setImmediate(() => {
      seen = undefined;
    });
    return seen;
  };
}

/** What the table of a site's addresses says of the folder that it lies below. */
function readBase(table: string): string {
  try {
    const { base } = JSON.parse(table) as Partial<RouteTable>;
    return typeof base === 'string' ? base : '';
  } catch {
    return '';
  }
}

function folderAt(path: string): FolderOf {
  const directory = realpathSync.native(path);
  return () => directory;
}

/** Gives what a file means, which is empty where there is none; reads it again only when it has changed. */
function followText<Meaning>(name: string, parse: (text: string) => Meaning): (folderOf: FolderOf) => Meaning {
  let last: { file: string; stamp: number; meaning: Meaning } | undefined;
  return (folderOf) => {
    const file = join(folderOf(name) ?? '', name);
    const seenAt = Date.now();
    const found = statSync(file, { throwIfNoEntry: false });
    // Where there is none, there is nothing that may change unseen.
    const stamp = found ? stampOf(found, seenAt) : -1;
    if (stamp && last?.file === file && last.stamp === stamp) return last.meaning;
    last = { file, stamp, meaning: parse(found ? readFileSync(file, 'utf8') : '') };
    return last.meaning;
  };
}

/** The first of two lines for an address counts. */
const byAddress = (redirects: Redirect[]) =>
  new Map(redirects.toReversed().map((redirect) => [redirect.from, redirect]));
