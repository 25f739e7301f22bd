import type { Stats } from 'node:fs';

/** True if this program is a package installed by a site, false in its own repository. */
export const isInstalledPackage: boolean;

/**
 * Path at which a cache file is written. Only modules of this folder may write there. It is in a temporary folder where
 * the one that LINTEL_CACHE names cannot be used, which is said once on stderr.
 * @param name with `/`, relative to the cache folder
 */
export function cachePath(name: string): string;

/** Paths at which a cache file may be: a cache that can only be read follows the one that is written. */
export function readablePaths(name: string): string[];

/**
 * Leaves the cache folder for a temporary one if nothing can be written there any more.
 * @returns true if it was left by this call
 */
export function leaveUnusableCache(): boolean;

/** Adds a folder in which temporary files may be created where the system's folder for them cannot be written. */
export function offerTemporaryPlace(directory: string): void;

/** Folder for the cache of another program: the preferred one, or one in a temporary cache if that is not writable. */
export function folderForProgram(preferred: string, name: string): string;

/** First folder in which temporary files can be created; undefined if there is none. */
export function temporaryPlace(): string | undefined;

/** @returns true for a folder in which files can be created; on a full disk, too */
export function isWritable(directory: string): boolean;

/**
 * Creates a folder and those above it. In place of the `recursive` option of `mkdir`, which never ends where a file
 * system creates no folders, as `/proc`.
 * @throws Error of the file system with its code
 */
export function makeFolders(path: string): void;

/** Updates the modification time of a cache file, at most once a day, so that it is not pruned. */
export function markAsUsed(path: string, found?: Stats): void;

/** JSON value stored under a name; undefined if it is missing or damaged. */
export function readState<T>(name: string): T | undefined;

/** Stores a JSON value. Does nothing if the cache is not writable. */
export function writeState(name: string, value: unknown): void;

/** Writes a file so that readers see all of it or none, even if this process is killed. */
export function writeFileAtomically(path: string, content: string | Uint8Array): void;

export const temporarySuffix: string;

/** Unique name beside a path for content that will be renamed to it. */
export function temporaryPath(path: string): string;

/**
 * Number computed from size, times and inode, which detects changes without reading the file. 0 for a missing file, and
 * for one changed so recently that a further change might leave the same times.
 * @param seenAt ms since 1970, not later than the `stat` call; absent for files written by the caller
 */
export function stampOf(found: Stats | undefined, seenAt?: number): number;

/**
 * Runs a CommonJS module with V8's code cache: the compiled code of all functions used is stored when the process ends.
 * Loading takes a quarter of the time. `require` resolves packages of this program; ES modules must be imported by
 * `importModule`, since `import()` does not work in code from the cache.
 * @param name unique for the code; path below the cache without extension
 * @param importModule imports a module by its address; default: `import()` of Node
 */
export function runCached(name: string, code: string, importModule?: (address: string) => Promise<unknown>): unknown;
