import { chmodSync, chownSync, copyFileSync, existsSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type ChangeJournal, type JournalStep, journalFileName } from '#engine/content/files/changeJournal.ts';
import { CommandError } from '#engine/problems/commandLine.ts';
import { flushFile, flushFolder } from '#engine/store/flush.ts';
import type { FileChange } from '../siteChange.ts';
import { hashOfFile, linkOrCopy } from './stagedChange.ts';

/**
 * Stages a change: writes every new text and a copy of every replaced file.
 * @param folder inside the pages folder; must be empty
 * @throws CommandError if the owner of a file would change; errors of the file system
 */
export function stageChanges(changes: readonly FileChange[], directory: string, folder: string): ChangeJournal {
  const steps = changes.map(({ from, to, after }, index): JournalStep => {
    const current = from === undefined ? undefined : join(directory, from);
    if (from !== undefined && current !== undefined && to === undefined) return { from, before: hashOfFile(current) };
    const paths = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
    // A moved file is renamed, whatever its size.
    if (to === undefined || after === undefined) return paths;
    const path = join(folder, `${index}.new`);
    if (typeof after === 'string') writeFileSync(path, after, { flush: true });
    else {
      copyFileSync(after.stored, path);
      flushFile(path);
    }
    if (current === undefined) return { ...paths, after: hashOfFile(path) };
    copyModeAndOwner(path, current, from ?? '');
    linkOrCopy(current, join(folder, `${index}.old`));
    return { ...paths, before: hashOfFile(current), after: hashOfFile(path) };
  });
  const targets = changes.flatMap(({ to }) => to ?? []);
  return {
    command: commandName(),
    at: formatLocalTimestamp(new Date()),
    steps,
    newFolders: missingFolders(targets, directory),
  };
}

function copyModeAndOwner(path: string, current: string, name: string): void {
  const { mode, uid, gid } = statSync(current);
  chmodSync(path, mode);
  const created = statSync(path);
  if (created.uid === uid && created.gid === gid) return;
  try {
    chownSync(path, uid, gid);
  } catch {
    throw new CommandError(
      `Nothing was changed: ${name} belongs to another user of this computer, and would be yours then.`,
    );
  }
}

function missingFolders(paths: readonly string[], directory: string): string[] {
  const missing = new Set<string>();
  const addMissing = (folder: string) => {
    if (folder === '.' || missing.has(folder) || existsSync(join(directory, folder))) return;
    addMissing(dirname(folder));
    missing.add(folder);
  };
  for (const path of paths) addMissing(dirname(path));
  return [...missing];
}

const commandName = () => `npm run ${basename(process.argv[1] ?? '').replace(/\.\w+$/, '')}`;

const formatLocalTimestamp = (now: Date) =>
  new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);

/** Writes the journal and flushes it with the staged files to disk, before the first file is changed. */
export function writeJournal(folder: string, journal: ChangeJournal): void {
  const path = join(folder, journalFileName);
  writeFileSync(`${path}.part`, JSON.stringify(journal), { flush: true });
  renameSync(`${path}.part`, path);
  flushFolder(folder);
  flushFolder(dirname(folder));
}
