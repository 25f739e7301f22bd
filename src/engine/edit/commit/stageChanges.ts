import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  lchownSync,
  lstatSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import {
  type ChangeJournal,
  hashOfFile,
  type JournalStep,
  journalFileName,
} from '#engine/content/files/changeJournal.ts';
import { CommandError } from '#engine/problems/commandLine.ts';
import { flushFile, flushFolder } from '#engine/store/flush.ts';
import { type FileContent, isLinkContent } from '../change/fileEdit.ts';
import type { FileChange } from '../siteChange.ts';
import { linkOrCopy } from './stagedChange.ts';

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
    writeContent(path, after);
    if (current !== undefined) copyModeAndOwner(path, current, from ?? '');
    setExecutable(path, after);
    if (current === undefined) return { ...paths, after: hashOfFile(path) };
    linkOrCopy(current, join(folder, `${index}.old`));
    return { ...paths, before: hashOfFile(current), after: hashOfFile(path) };
  });
  return {
    command: commandName(),
    at: formatLocalTimestamp(new Date()),
    steps,
    newFolders: missingFolders(changes, directory),
  };
}

function writeContent(path: string, content: FileContent): void {
  if (typeof content === 'string') writeFileSync(path, content, { flush: true });
  else if (isLinkContent(content)) symlinkSync(content.link, path);
  else {
    copyFileSync(content.stored, path);
    flushFile(path);
  }
}

/** Bits of a file's mode by which it may be run, and those by which it may be read. */
const [runBits, readBits] = [0o111, 0o444];

/** Lets those who may read a file run it too, or nobody. */
function setExecutable(path: string, content: FileContent): void {
  if (typeof content === 'string' || isLinkContent(content) || content.isExecutable === undefined) return;
  const { mode } = lstatSync(path);
  chmodSync(path, content.isExecutable ? mode | ((mode & readBits) >> 2) : mode & ~runBits);
}

function copyModeAndOwner(path: string, current: string, name: string): void {
  const replaced = lstatSync(current);
  const { mode, uid, gid } = replaced;
  const created = lstatSync(path);
  const isLink = created.isSymbolicLink();
  // The mode of a link says nothing.
  if (!isLink && !replaced.isSymbolicLink()) chmodSync(path, mode);
  if (created.uid === uid && created.gid === gid) return;
  try {
    (isLink ? lchownSync : chownSync)(path, uid, gid);
  } catch {
    throw new CommandError(
      `Nothing was changed: ${name} belongs to another user of this computer, and would be yours then.`,
    );
  }
}

function missingFolders(changes: readonly FileChange[], directory: string): string[] {
  const missing = new Set<string>();
  // In place of a file or link that is removed, there can be a folder.
  const removed = new Set(changes.flatMap(({ from, to }) => (to === undefined && from !== undefined ? [from] : [])));
  const isThere = (folder: string) => !removed.has(folder) && existsSync(join(directory, folder));
  const addMissing = (folder: string) => {
    if (folder === '.' || missing.has(folder)) return;
    addMissing(dirname(folder));
    if (missing.has(dirname(folder)) || !isThere(folder)) missing.add(folder);
  };
  for (const { to } of changes) if (to !== undefined) addMissing(dirname(to));
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
