import { dirname } from 'node:path';
import {
  type ChangeJournal,
  changeFolder,
  type Holder,
  type JournalStep,
  journalName,
} from '#engine/content/files/changeJournal.ts';
import { type FileContent, isLinkContent } from '../change/fileEdit.ts';
import type { FileChange } from '../siteChange.ts';
import type { PagesFolder } from './pagesFolder.ts';

/**
 * Stages a change: writes every new text and gives every replaced file a second name.
 * @param holder this process
 * @throws CommandError if the owner of a file would change; errors of the file system
 */
export function stageChanges(changes: readonly FileChange[], pages: PagesFolder, holder: Holder): ChangeJournal {
  const steps = changes.map(({ from, to, after }, index): JournalStep => {
    if (from !== undefined && to === undefined) return { from, before: pages.hashOf(from) };
    const paths = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
    // A moved file is renamed, whatever its size.
    if (to === undefined || after === undefined) return paths;
    const path = `${changeFolder}/${index}.new`;
    writeContent(pages, path, after);
    if (from !== undefined) pages.copyModeAndOwner(from, path);
    if (typeof after === 'object' && 'stored' in after && after.isExecutable !== undefined)
      pages.setExecutable(path, after.isExecutable);
    if (from === undefined) return { ...paths, after: pages.hashOf(path) };
    pages.linkOrCopy(from, `${changeFolder}/${index}.old`);
    return { ...paths, before: pages.hashOf(from), after: pages.hashOf(path) };
  });
  return {
    command: holder.command,
    at: holder.at,
    steps,
    newFolders: missingFolders(changes, pages),
  };
}

function writeContent(pages: PagesFolder, path: string, content: FileContent): void {
  if (typeof content === 'string') pages.write(path, content);
  else if (isLinkContent(content)) pages.writeLink(content.link, path);
  else pages.copyFrom(content.stored, path);
}

function missingFolders(changes: readonly FileChange[], pages: PagesFolder): string[] {
  const missing = new Set<string>();
  // In place of a file or link that is removed, there can be a folder.
  const removed = new Set(changes.flatMap(({ from, to }) => (to === undefined && from !== undefined ? [from] : [])));
  const addMissing = (folder: string) => {
    if (folder === '.' || missing.has(folder)) return;
    addMissing(dirname(folder));
    if (missing.has(dirname(folder)) || removed.has(folder) || !pages.exists(folder)) missing.add(folder);
  };
  for (const { to } of changes) if (to !== undefined) addMissing(dirname(to));
  return [...missing];
}

/** Writes the journal and flushes it with the staged files to disk, before the first file is changed. */
export function writeJournal(pages: PagesFolder, journal: ChangeJournal): void {
  pages.write(`${journalName}.part`, JSON.stringify(journal));
  pages.rename(`${journalName}.part`, journalName);
  pages.flush([changeFolder, '.']);
}
