import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { CannotRun } from '#engine/problems/commandLine.ts';
import { reasonOf } from '#engine/problems/systemRefusal.ts';
import type { FileContent } from './change/fileEdit.ts';
import type { FileChange } from './siteChange.ts';

/**
 * Does what was planned, all of it or nothing: new texts are written beside the pages first, then everything is put
 * in its place by renaming; when one step fails, those before it are taken back. Folders left empty go.
 * @param directory of the pages
 * @throws CannotRun when a file has changed since it was read, or the system refuses
 */
export function commit(changes: readonly FileChange[], directory: string): void {
  for (const change of changes) refuseSurprises(change, directory);
  // Whoever presses Ctrl+C now waits for the few steps that are left, instead of stopping between two of them.
  const wait = () => {};
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, wait);
  try {
    carryOut(changes, directory);
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, wait);
  }
}

function carryOut(changes: readonly FileChange[], directory: string): void {
  // A name that begins with a dot is no part of the site, should the machine stop in the middle.
  const aside = join(directory, `.change-${process.pid}`);
  const undo: (() => void)[] = [];
  try {
    mkdirSync(aside, { recursive: true });
    const staged = changes.map(({ after }, index) => {
      const path = join(aside, `${index}.new`);
      if (typeof after === 'string') writeFileSync(path, after);
      else if (after) copyFileSync(after.stored, path);
      return path;
    });
    changes.forEach((change, index) => {
      putInPlace(change, directory, { staged: staged[index] ?? '', old: join(aside, `${index}.old`) }, undo);
    });
  } catch (error) {
    for (const step of undo.reverse()) step();
    rmSync(aside, { recursive: true, force: true });
    throw new CannotRun(`Nothing was changed: ${reasonOf(error)}.`);
  }
  rmSync(aside, { recursive: true, force: true });
  for (const { from, to } of changes) if (from && from !== to) removeEmpty(dirname(join(directory, from)), directory);
}

function refuseSurprises({ from, to, before }: FileChange, directory: string): void {
  if (from !== undefined && before !== undefined && !holds(join(directory, from), before))
    throw new CannotRun(
      `Nothing was changed: ${from} has been saved by somebody else meanwhile. Run the command again.`,
    );
  // Where capitals do not count, a file that only changes its capitals seems to be there already.
  const isNewName = to !== undefined && to.toLowerCase() !== from?.toLowerCase();
  if (isNewName && existsSync(join(directory, to)))
    throw new CannotRun(`Nothing was changed: there is a file ${to} already.`);
}

const holds = (path: string, content: FileContent) =>
  typeof content === 'string'
    ? readFileSync(path, 'utf8') === content
    : readFileSync(path).equals(readFileSync(content.stored));

function putInPlace(
  { from, to, after }: FileChange,
  directory: string,
  { staged, old }: { staged: string; old: string },
  undo: (() => void)[],
): void {
  const rename = (source: string, target: string) => {
    makeFolder(dirname(target), undo);
    renameSync(source, target);
    undo.push(() => renameSync(target, source));
  };
  const target = to && join(directory, to);
  // A file that only moves is renamed as it is, however large.
  if (from && target && after === undefined) rename(join(directory, from), target);
  else {
    if (from) rename(join(directory, from), old);
    if (target) rename(staged, target);
  }
}

function makeFolder(folder: string, undo: (() => void)[]): void {
  const first = mkdirSync(folder, { recursive: true });
  if (first) undo.push(() => rmSync(first, { recursive: true, force: true }));
}

/** Removes a folder in which nothing is left, and those above it, up to the pages folder. */
function removeEmpty(folder: string, directory: string): void {
  if (folder === directory || !existsSync(folder) || readdirSync(folder).length > 0) return;
  rmdirSync(folder);
  removeEmpty(dirname(folder), directory);
}
