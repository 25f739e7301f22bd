import { filesChangedSince, listPast } from '#engine/content/git/pastFiles.ts';
import { findCommit, findRepository, type Repository, whyNone } from '#engine/content/git/repository.ts';
import { loadSite } from '#engine/content/loadSite.ts';
import { sourceFiles } from '#engine/content/sourceFiles.ts';
import { CannotRun } from '#engine/problems/commandLine.ts';
import type { Problem } from '#engine/problems/problem.ts';
import type { ReadText } from '#engine/problems/report/identity.ts';
import { compareWithBaseline, countAlike } from '../baseline/baseline.ts';
import { check } from '../check.ts';

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
export async function problemsSince(
  ref: string,
  directory: string,
  { problems, readText }: { problems: readonly Problem[]; readText: ReadText },
  at: string,
): Promise<ChangedProblems> {
  const { repository, commit } = await findRevision(directory, ref);
  const { listed, problems: unlisted, changed } = await listPast(repository, commit, directory);
  const { source, problems: found } = check(loadSite(directory, { files: { listed, problems: unlisted } }), { at });
  const files = sourceFiles(source);
  const before = [...countAlike(found, (file) => files.get(file)?.text).values()];
  const fresh = new Set(compareWithBaseline(problems, before, readText).fresh);
  const isAffected = (problem: Problem) => fresh.has(problem) || changed.has(problem.file);
  return { affected: problems.filter(isAffected), older: problems.filter((problem) => !isAffected(problem)) };
}

/**
 * Paths inside a folder of its files that are not as they are in an earlier state.
 * @param ref name of the state: a branch, a tag, a commit
 * @throws CannotRun when the folder is in no repository, or Git does not know the state
 */
export async function changedSince(ref: string, directory: string): Promise<Set<string>> {
  const { repository, commit } = await findRevision(directory, ref);
  return filesChangedSince(repository, commit);
}

/**
 * Finds the commit that a name stands for: a branch, a tag, `HEAD~2`.
 * @throws CannotRun when the folder is in no repository, or the name stands for nothing there
 */
export async function findRevision(
  directory: string,
  ref: string,
): Promise<{ repository: Repository; commit: string }> {
  const repository = await findRepository(directory);
  if ('kind' in repository)
    throw new CannotRun(`Nothing can be compared with an earlier state: ${whyNone(repository)}`);
  if (repository.head === undefined)
    throw new CannotRun('There is no commit in this repository yet: nothing to compare with. Commit the pages first.');
  const commit = await findCommit(repository, ref);
  if (commit !== undefined) return { repository, commit };
  throw new CannotRun(
    `Git knows no state ${JSON.stringify(ref)} here. Name a branch, a tag or a commit; in CI, fetch its history too.`,
  );
}
