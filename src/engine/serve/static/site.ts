import { readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type HeaderRule, parseHeaders, parseRedirects, type Redirect } from '#engine/make/output/hostRules.ts';
import { stampOf } from '#engine/store/cacheFiles.cjs';
import type { FolderOf } from './find.ts';

/** What to serve and how: files with the rules that lie among them. */
export interface Site {
  folderOf: FolderOf;
  /** By the address that leads on. */
  redirects: Map<string, Redirect>;
  headerRules: HeaderRule[];
}

/**
 * Looks at a site's folder, and reads its rules again when they have changed: a build may put a new folder in the place of
 * the old one between any two requests.
 * @returns gives the site as it is now; throws while there is no folder
 */
export function followSite(path: string): () => Site {
  const redirects = followText('_redirects', (text) => byAddress(parseRedirects(text)));
  const headerRules = followText('_headers', parseHeaders);
  let seen: Site | undefined;
  return () => {
    if (seen) return seen;
    const directory = realpathSync.native(path);
    seen = { folderOf: () => directory, redirects: redirects(directory), headerRules: headerRules(directory) };
    // Requests that have come at the same moment are answered from one look.
    setImmediate(() => {
      seen = undefined;
    });
    return seen;
  };
}

/** Gives what a file means, which is empty where there is none; reads it again only when it has changed. */
function followText<Meaning>(name: string, parse: (text: string) => Meaning): (directory: string) => Meaning {
  let last: { file: string; stamp: number; meaning: Meaning } | undefined;
  return (directory) => {
    const file = join(directory, name);
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
