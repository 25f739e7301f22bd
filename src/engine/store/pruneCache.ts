import { rmdirSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { cachePath, temporarySuffix, writeFileAtomically } from './cacheFiles.cjs';
import { listFilesBelow } from './listFilesBelow.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Longer than a usual holiday. */
const maxUnusedMs = 30 * dayMs;

/** Removes files unused for 30 days and temporary files of terminated processes, at most once a day. */
export function pruneCache(): void {
  const marker = cachePath('pruned');
  if (ageOf(marker) < dayMs) return;
  try {
    writeFileAtomically(marker, '');
    const emptied = new Set<string>();
    for (const name of listFilesBelow(cachePath(''))) {
      const path = cachePath(name);
      if (ageOf(path) < (isTemporary(name) ? dayMs : maxUnusedMs)) continue;
      rmSync(path, { force: true });
      for (let folder = dirname(name); folder !== '.'; folder = dirname(folder)) emptied.add(folder);
    }
    for (const folder of [...emptied].sort().reverse()) removeIfEmpty(cachePath(folder));
  } catch {
    // Another machine may be pruning, or the cache is read-only.
  }
}

/** True for a temporary file and for files in a temporary folder. */
const isTemporary = (name: string) => `${name}/`.includes(`${temporarySuffix}/`);

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // Not empty.
  }
}

/** Very large if the file is missing. */
const ageOf = (path: string): number => Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
