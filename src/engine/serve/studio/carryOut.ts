import { join } from 'node:path';
import { commit } from '#engine/edit/commit/commit.ts';
import type { FileChange } from '#engine/edit/siteChange.ts';
import { CannotRun } from '#engine/problems/commandLine.ts';
import type { FileState } from '#shared/studio.ts';
import { findFile, readFileState } from './files.ts';
import { Refusal } from './refusal.ts';
import type { StudioSite } from './studioSite.ts';
import { writeFiles } from './writeFiles.ts';

/**
 * Makes files what they are to be, all of them or none, and has the pages follow.
 * @returns the JSON files among them as they are then
 * @throws Refusal when the system refuses, or somebody else has saved one of them meanwhile
 */
export function carryOut({ content, saves }: StudioSite, changes: readonly FileChange[]): FileState[] {
  if (changes.every(isEditOfText)) {
    const texts = changes.map(({ from, before, after }) => {
      return { found: findFile({ content }, from), before: String(before), after: String(after) };
    });
    const files = writeFiles({ content }, texts);
    saves.wrote(texts.flatMap(({ found }) => found.known));
    return files;
  }
  try {
    commit(changes, content.directory);
  } catch (error) {
    throw error instanceof CannotRun ? new Refusal(422, { reason: error.message }) : error;
  }
  const paths = changes.flatMap(({ from, to }) => [from, to]).filter((path) => path !== undefined);
  saves.wrote([...new Set(paths)].map((path) => join(content.directory, path)));
  return changes.flatMap(({ to }) =>
    to?.endsWith('.json') && !to.startsWith('..') ? [readFileState({ content }, to)] : [],
  );
}

const isEditOfText = ({ from, to, before, after }: FileChange) =>
  from !== undefined && from === to && typeof before === 'string' && typeof after === 'string';
