import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { createSite } from '../site/create.ts';
import { writeSite } from '../site/write.ts';
import { type BuildServer, type Order, startBuildServer } from './builds.ts';

const root = join(import.meta.dirname, '../../..');
const kept = join(root, '.cache/incremental');

/**
 * Cache entries that every test begins with: those that depend on code alone, and those that are slow to make and are
 * addressed by the bytes of their source.
 */
const isSlow = (name: string) => /^(code|commands|compressed|media|program|validators)$/.test(name);

/** Default options of a build. Files of earlier builds are not kept: a clean build has none. */
export const order = (pages: string, out: string, more: Partial<Order> = {}): Order => ({
  pages,
  out,
  at: createSite().at,
  keep: 0,
  compress: false,
  ...more,
});

/** A folder for everything that one test file makes. */
export function makeFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'incremental-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Fills an empty or new cache with the initial entries. */
export function fillCache(cache: string, from = kept): void {
  for (const part of readdirSync(from)) {
    if (!isSlow(part) || existsSync(join(cache, part))) continue;
    cpSync(join(from, part), join(cache, part), { recursive: true });
  }
}

/** Removes everything made from content from a cache. */
export function emptyOfPages(cache: string): void {
  for (const name of readdirSync(cache)) if (!isSlow(name)) rmSync(join(cache, name), { recursive: true });
}

/** Builds the site once, so that code is compiled and pictures are converted before anything is measured. */
export async function warmUp(folder: string): Promise<void> {
  const pages = join(folder, 'warm/pages');
  await writeSite(createSite(), pages);
  const server = startBuildServer(kept);
  const outcome = await server.build(order(pages, join(folder, 'warm/dist'), { compress: true }));
  await server.stop();
  if (!outcome.ok) throw new Error(`The site of these tests is not in order.\n${outcome.said}${outcome.thrown ?? ''}`);
}

/** Clean builds: each into an empty folder, with a cache that has nothing made from content. */
export interface CleanBuilder {
  cache: string;
  out: string;
  build: (order: Omit<Order, 'out'>) => ReturnType<BuildServer['build']>;
  stop: BuildServer['stop'];
}

/** Starts the builder of the expected results. */
export function startCleanBuilder(folder: string): CleanBuilder {
  const [cache, out] = [join(folder, 'clean/cache'), join(folder, 'clean/dist')];
  mkdirSync(cache, { recursive: true });
  fillCache(cache);
  const server = startBuildServer(cache);
  return {
    cache,
    out,
    build(wanted) {
      emptyOfPages(cache);
      rmSync(out, { recursive: true, force: true });
      return server.build({ ...wanted, out });
    },
    stop: server.stop,
  };
}

/** Path of a build's output: a plain folder, or a link to the newest of several. */
export function makeOut(folder: string, isLink: boolean): string {
  mkdirSync(folder, { recursive: true });
  const out = join(folder, 'site');
  if (isLink) symlinkSync('releases/none-yet', out);
  return out;
}

/** Names of leftover files beside an output; `releases` lists the folders behind a link. */
export const leftovers = (out: string): string[] =>
  readdirSync(dirname(out)).filter((name) => join(dirname(out), name) !== out && !(isLink(out) && name === 'releases'));

/** Existing folders that a link has led to, the present one first; for a plain folder, itself. */
export function releases(out: string): string[] {
  if (!isLink(out)) return [out];
  const shown = resolve(dirname(out), readlinkSync(out));
  const names = existsSync(dirname(shown)) ? readdirSync(dirname(shown)) : [];
  return [shown, ...names.map((name) => join(dirname(shown), name)).filter((path) => path !== shown)];
}

const isLink = (out: string) => lstatSync(out, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
