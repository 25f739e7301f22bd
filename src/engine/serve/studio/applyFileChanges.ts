import { join } from 'node:path';
import { commit } from '#engine/edit/commit/commit.ts';
import type { FileChange } from '#engine/edit/siteChange.ts';
import { isContentPath } from '#shared/contentFile/contentPath.ts';
import type { FileState } from '#shared/studio.ts';
import { findJsonFile, readFileState } from './jsonFiles.ts';
import type { StudioSite } from './studioSite.ts';
import { writeFiles } from './writeFiles.ts';

/**
 * Applies changes of files, all or none, and updates the open pages.
 * @returns the changed JSON files with their new content
 */
export function applyFileChanges({ content, saves }: StudioSite, changes: readonly FileChange[]): FileState[] {
  if (changes.every(isTextEdit)) {
    const texts = changes.map(({ from, before, after }) => {
      return { found: findJsonFile({ content }, from), before: String(before), after: String(after) };
    });
    const files = writeFiles({ content }, texts);
    saves.recordOwnWrites(texts.flatMap(({ found }) => found.known));
    return files;
  }
  commit(changes, content.directory);
  const paths = changes.flatMap(({ from, to }) => [from, to]).filter((path) => path !== undefined);
  saves.recordOwnWrites([...new Set(paths)].map((path) => join(content.directory, path)));
  return changes.flatMap(({ to }) =>
    to !== undefined && isContentPath(to) && !to.startsWith('..') ? [readFileState({ content }, to)] : [],
  );
}

const isTextEdit = ({ from, to, before, after }: FileChange) =>
  from !== undefined && from === to && typeof before === 'string' && typeof after === 'string';
