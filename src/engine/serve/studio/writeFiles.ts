import { commit } from '#engine/edit/commit/commit.ts';
import { CommandError } from '#engine/problems/commandLine.ts';
import type { FileState } from '#shared/studio.ts';
import { createConflictError } from './httpError.ts';
import { type FileOnDisk, readFoundFile, textHashOf } from './jsonFiles.ts';
import type { StudioSite } from './studioSite.ts';

export interface FileTextChange {
  found: FileOnDisk;
  before: string;
  after: string;
}

/**
 * Replaces the texts of files, all or none.
 * @returns the files with their new content
 * @throws CommandError if the system refuses; HttpError if another program has saved one of the files at the same time
 */
export function writeFiles({ content }: Pick<StudioSite, 'content'>, texts: readonly FileTextChange[]): FileState[] {
  const changes = texts
    .filter(({ before, after }) => before !== after)
    .map(({ found: { target }, before, after }) => ({ from: target, to: target, before, after }));
  try {
    commit(changes, content.directory);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    for (const { found, before } of texts) {
      const current = readFoundFile(found);
      if (current.text !== before) throw createConflictError(current);
    }
    throw error;
  }
  return texts.map(({ found: { file }, after }) => ({ file, text: after, hash: textHashOf(after) }));
}
