import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSite } from '#engine/content/loadSite.ts';
import { sourceFiles } from '#engine/content/sourceFiles.ts';
import type { Problem } from '#engine/problems/problem.ts';
import type { ReadText } from '#engine/problems/report/identity.ts';
import { type AcceptedProblem, compareWithBaseline, countAlike } from '../baseline/baseline.ts';
import { check } from '../check.ts';
import { findRevision } from './git.ts';
import { changedFiles, restoreFolder } from './oldTree.ts';

/** Problems of now, by what a change has to do with them. */
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
  const fresh = new Set(compareWithBaseline(problems, before, readText).fresh);
  const isAffected = (problem: Problem) => fresh.has(problem) || changed.has(problem.file);
  return { affected: problems.filter(isAffected), older: problems.filter((problem) => !isAffected(problem)) };
}

function problemsBefore(
  revision: ReturnType<typeof findRevision>,
  changed: ReadonlySet<string>,
  directory: string,
  at: string,
): AcceptedProblem[] {
  const target = mkdtempSync(join(tmpdir(), 'lintel-before-'));
  try {
    restoreFolder(revision, changed, directory, target);
    const { source, problems } = check(loadSite(target, { linksTo: directory }), { at });
    const files = sourceFiles(source);
    return [...countAlike(problems, (file) => files.get(file)?.text).values()];
  } finally {
    rmSync(target, { recursive: true, force: true });
  }
}
