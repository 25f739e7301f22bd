import { check } from '#engine/check/check.ts';
import { listPast } from '#engine/content/git/pastFiles.ts';
import type { Repository } from '#engine/content/git/repository.ts';
import { loadSite } from '#engine/content/loadSite.ts';
import { isError } from '#engine/problems/problem.ts';
import type { StudioProblem } from '#shared/studio.ts';
import { couldNotBeChecked, withoutFix } from '../problems.ts';
import type { StudioSite } from '../studioSite.ts';

/**
 * Errors that a check of a commit finds, as one on another computer would: what was not chosen is not there.
 * @param commit full name; no branch has to lead to it
 */
export async function checkCommit(
  { content }: StudioSite,
  repository: Repository,
  commit: string,
): Promise<StudioProblem[]> {
  const { listed, problems: unlisted } = await listPast(repository, commit, content.directory);
  const { problems, couldNotRun } = check(loadSite(content.directory, { files: { listed, problems: unlisted } }), {
    at: content.now(),
  });
  if (couldNotRun) return [couldNotBeChecked(couldNotRun)];
  return problems.filter(isError).map(withoutFix);
}
