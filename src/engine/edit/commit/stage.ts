import { chmodSync, chownSync, copyFileSync, existsSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type BegunStep, type ChangeNote, noteName } from '#engine/content/files/begunChange.ts';
import { CannotRun } from '#engine/problems/commandLine.ts';
import { flushFile, flushFolder } from '#engine/store/flush.ts';
import type { FileChange } from '../siteChange.ts';
import { hashAt, linkOrCopy } from './stagedChange.ts';

/**
 * Writes what a change needs into its folder: every new text, and every file that is replaced.
 * @param folder inside the pages folder; it is there and empty
 * @throws CannotRun when a file would get another owner; whatever the system has against writing
 */
export function stage(changes: readonly FileChange[], directory: string, folder: string): ChangeNote {
  const steps = changes.map(({ from, to, after }, index): BegunStep => {
    const known = from === undefined ? undefined : join(directory, from);
    if (from !== undefined && known !== undefined && to === undefined) return { from, before: hashAt(known) };
    const paths = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
    // A file that only moves is renamed as it is, however large.
    if (to === undefined || after === undefined) return paths;
    const path = join(folder, `${index}.new`);
    if (typeof after === 'string') writeFileSync(path, after, { flush: true });
    else {
      copyFileSync(after.stored, path);
      flushFile(path);
    }
    if (known === undefined) return { ...paths, after: hashAt(path) };
    takeOver(path, known, from ?? '');
    linkOrCopy(known, join(folder, `${index}.old`));
    return { ...paths, before: hashAt(known), after: hashAt(path) };
  });
  const targets = changes.flatMap(({ to }) => to ?? []);
  return { command: commandName(), at: localMoment(new Date()), steps, newFolders: missingFolders(targets, directory) };
}

/** Gives a new file the mode and the owner of the one that it replaces. */
function takeOver(path: string, known: string, name: string): void {
  const { mode, uid, gid } = statSync(known);
  chmodSync(path, mode);
  const own = statSync(path);
  if (own.uid === uid && own.gid === gid) return;
  try {
    chownSync(path, uid, gid);
  } catch {
    throw new CannotRun(
      `Nothing was changed: ${name} belongs to another user of this computer, and would be yours then.`,
    );
  }
}

/** The folders above some files that are not there yet; those above others first. */
function missingFolders(paths: readonly string[], directory: string): string[] {
  const missing = new Set<string>();
  const look = (folder: string) => {
    if (folder === '.' || missing.has(folder) || existsSync(join(directory, folder))) return;
    look(dirname(folder));
    missing.add(folder);
  };
  for (const path of paths) look(dirname(path));
  return [...missing];
}

/** What this process is, as a person typed it. */
const commandName = () => `npm run ${basename(process.argv[1] ?? '').replace(/\.\w+$/, '')}`;

const localMoment = (now: Date) =>
  new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);

/** Notes what is begun, so that the disk holds it, and all that it speaks of, before the first file is touched. */
export function writeNote(folder: string, note: ChangeNote): void {
  const path = join(folder, noteName);
  writeFileSync(`${path}.part`, JSON.stringify(note), { flush: true });
  renameSync(`${path}.part`, path);
  flushFolder(folder);
  flushFolder(dirname(folder));
}
