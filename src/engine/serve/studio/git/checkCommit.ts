import { checkSite } from '#engine/check/checkSite.ts';
import { listFilesAtCommit } from '#engine/content/git/filesAtCommit.ts';
import type { Repository } from '#engine/content/git/repository.ts';
import { loadSite } from '#engine/content/loadSite.ts';
import { isError } from '#engine/problems/problem.ts';
import type { StudioProblem } from '#shared/studio.ts';
import { createCouldNotRunProblem, toStudioProblem } from '../studioProblems.ts';
import type { StudioSite } from '../studioSite.ts';

/**
 * Checks a commit as another computer would: without files that are not committed.
 * @param commit full name; need not be on a branch
 */
export async function checkCommit(
  { content }: StudioSite,
  repository: Repository,
  commit: string,
): Promise<StudioProblem[]> {
  const { listed, problems: unlisted } = await listFilesAtCommit(repository, commit, content.directory);
  const { problems, couldNotRun } = checkSite(loadSite(content.directory, { files: { listed, problems: unlisted } }), {
    at: content.now(),
  });
  if (couldNotRun) return [createCouldNotRunProblem(couldNotRun)];
  return problems.filter(isError).map(toStudioProblem);
}
