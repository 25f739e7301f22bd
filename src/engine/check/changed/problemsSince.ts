import { filesChangedSince, listFilesAtCommit } from '#engine/content/git/filesAtCommit.ts';
import {
  explainMissingRepository,
  findCommit,
  findRepository,
  type Repository,
} from '#engine/content/git/repository.ts';
import { loadSite } from '#engine/content/loadSite.ts';
import { sourceFiles } from '#engine/content/sourceFiles.ts';
import { CommandError } from '#engine/problems/commandLine.ts';
import type { Problem } from '#engine/problems/problem.ts';
import type { ReadText } from '#engine/problems/report/problemIdentity.ts';
import { compareWithBaseline, countByIdentity } from '../baseline/baseline.ts';
import { checkSite } from '../checkSite.ts';

/** Current problems, split by their relation to a change. */
export interface ProblemsByChange {
  /** Problems in changed files, and new problems elsewhere. */
  affected: Problem[];
  /** Problems in unchanged files that existed before. */
  older: Problem[];
}

/**
 * Finds the problems that a change since a Git revision affects: all in changed files, and new ones elsewhere, such as
 * a link to a page that was deleted. The current rules check both states.
 * @param ref branch, tag or commit of the earlier state
 * @param at ISO 8601 day of the check
 * @throws CommandError when the folder is in no repository, or Git does not know the revision
 */
export async function findProblemsSince(
  ref: string,
  directory: string,
  { problems, readText }: { problems: readonly Problem[]; readText: ReadText },
  at: string,
): Promise<ProblemsByChange> {
  const { repository, commit } = await findRevision(directory, ref);
  const { listed, problems: unlisted, changed } = await listFilesAtCommit(repository, commit, directory);
  const { source, problems: earlierProblems } = checkSite(
    loadSite(directory, { files: { listed, problems: unlisted } }),
    { at, areCuresVerified: false },
  );
  const files = sourceFiles(source);
  const before = [...countByIdentity(earlierProblems, (file) => files.get(file)?.text).values()];
  const fresh = new Set(compareWithBaseline(problems, before, readText).fresh);
  const isAffected = (problem: Problem) => fresh.has(problem) || changed.has(problem.file);
  return { affected: problems.filter(isAffected), older: problems.filter((problem) => !isAffected(problem)) };
}

/**
 * Finds the files of a folder that differ from a Git revision.
 * @param ref branch, tag or commit
 * @returns paths inside the folder
 * @throws CommandError when the folder is in no repository, or Git does not know the revision
 */
export async function findFilesChangedSince(ref: string, directory: string): Promise<Set<string>> {
  const { repository, commit } = await findRevision(directory, ref);
  return filesChangedSince(repository, commit);
}

/**
 * Finds the commit that a name stands for: a branch, a tag, `HEAD~2`.
 * @throws CommandError when the folder is in no repository, or Git does not know the name
 */
export async function findRevision(
  directory: string,
  ref: string,
): Promise<{ repository: Repository; commit: string }> {
  const repository = await findRepository(directory);
  if ('kind' in repository)
    throw new CommandError(`Nothing can be compared with an earlier state: ${explainMissingRepository(repository)}`);
  if (repository.head === undefined)
    throw new CommandError(
      'There is no commit in this repository yet: nothing to compare with. Commit the pages first.',
    );
  const commit = await findCommit(repository, ref);
  if (commit !== undefined) return { repository, commit };
  throw new CommandError(
    `Git knows no state ${JSON.stringify(ref)} here. Name a branch, a tag or a commit; in CI, fetch its history too.`,
  );
}
