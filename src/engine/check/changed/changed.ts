import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSite } from '#engine/content/loadSite.ts';
import { sourceFiles } from '#engine/content/sourceFiles.ts';
import type { Problem } from '#engine/problems/problem.ts';
import { identityOf, keyOf, type ReadText } from '#engine/problems/report/identity.ts';
import { check } from '../check.ts';
import { findRevision } from './git.ts';
import { changedFiles, restoreFolder } from './oldTree.ts';

/** Problems of now, told apart by what a change has to do with them. */
export interface ChangedProblems {
  /** In files that have changed, or not there before. */
  affected: Problem[];
  /** In files that are as they were, and there already. */
  older: Problem[];
}

/**
 * Finds what a change since a state in Git affects: every problem in a file that has changed, and those elsewhere that
 * were not there before, as a link to a page that is gone now. Both states are judged by the same rules.
 * @param ref name of the earlier state: a branch, a tag, a commit
 * @param at ISO 8601 day of the check
 * @throws CannotRun when the folder is in no repository, or Git does not know the state
 */
export function problemsSince(
  ref: string,
  directory: string,
  { problems, readText }: { problems: readonly Problem[]; readText: ReadText },
  at: string,
): ChangedProblems {
  const revision = findRevision(directory, ref);
  const changed = changedFiles(revision);
  const before = problemsBefore(revision, changed, directory, at);
  const result: ChangedProblems = { affected: [], older: [] };
  for (const problem of problems) {
    const key = keyOf(identityOf(problem, readText));
    const left = before.get(key) ?? 0;
    if (left > 0) before.set(key, left - 1);
    const isOlder = left > 0 && !changed.has(problem.file);
    (isOlder ? result.older : result.affected).push(problem);
  }
  return result;
}

/** How many problems of each identity there were. */
function problemsBefore(
  revision: ReturnType<typeof findRevision>,
  changed: ReadonlySet<string>,
  directory: string,
  at: string,
): Map<string, number> {
  const target = mkdtempSync(join(tmpdir(), 'lintel-before-'));
  try {
    restoreFolder(revision, changed, directory, target);
    const { source, problems } = check(loadSite(target), { at });
    const files = sourceFiles(source);
    const readText = (file: string) => files.get(file)?.text;
    const counts = new Map<string, number>();
    for (const problem of problems) {
      const key = keyOf(identityOf(problem, readText));
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return counts;
  } finally {
    rmSync(target, { recursive: true, force: true });
  }
}
