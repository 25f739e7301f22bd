import type { Stats } from 'node:fs';

/** This program is a package that a site has installed, not the project in which it is developed. */
export const isInstalled: boolean;

/**
 * Path on disk of a file of the cache. Only the store uses it: nobody else writes there.
 * @param name with `/`, below the folder that LINTEL_CACHE names
 */
export function cachePath(name: string): string;

/**
 * Notes that a file of the cache is still of use, at most once a day.
 * @param found what is known of it on disk, by whoever has looked
 */
export function noteUse(path: string, found?: Stats): void;

/** What the last run has left under a name (`builds/1a2b`): a JSON value; undefined when there is none, or a damaged one. */
export function readState<T>(name: string): T | undefined;

/** Leaves a JSON value for the next run. Where nothing can be written, the next run does without. */
export function writeState(name: string, value: unknown): void;

/**
 * Writes a file anywhere so that a reader sees all of it or none, whenever this process is killed.
 * @throws whatever the system has against it
 */
export function writeWhole(path: string, content: string | Uint8Array): void;

/** How the names of what is not finished end. */
export const unfinishedEnding: string;

/** A name beside a path for what is written before it takes its place; no other process has the same one. */
export function unfinishedPath(path: string): string;

/**
 * Shows that a file was not written since, without reading it: a number that follows from its
 * size, times and inode. 0 for a file that is missing, or that was changed so shortly before somebody looked that it might change once more without a
 * sign of it.
 * @param seenAt ms since 1970, no later than the file was looked at; left out by those who have written it themselves
 */
export function stampOf(found: Stats | undefined, seenAt?: number): number;

/**
 * Runs code with what V8 has compiled of it: that is stored in the cache when the process ends, with all functions that
 * were needed by then. Loading takes a quarter of the time. Packages that it requires are those of this program; it
 * imports ES modules by `importModule`, since `import()` does not work in code from V8's cache.
 * @param name another one for each code, below the cache, without an ending
 * @param code of a CommonJS module
 * @param importModule loads what the code imports at run time, by its address; Node does so when left out
 * @returns what it exports
 */
export function runCached(name: string, code: string, importModule?: (address: string) => Promise<unknown>): unknown;
