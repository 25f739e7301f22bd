import { compareWithBaseline, countByIdentity } from '#engine/check/baseline/baseline.ts';
import { checkSite } from '#engine/check/checkSite.ts';
import { listFilesAtCommit } from '#engine/content/git/filesAtCommit.ts';
import type { Repository } from '#engine/content/git/repository.ts';
import { loadSite } from '#engine/content/loadSite.ts';
import { sourceFiles } from '#engine/content/sourceFiles.ts';
import { isError } from '#engine/problems/problem.ts';
import type { StudioProblem } from '#shared/studio.ts';
import { createCouldNotRunProblem, toStudioProblem } from '../studioProblems.ts';
import type { StudioSite } from '../studioSite.ts';

interface CheckedPublication {
  /** Errors of what is chosen: what is public now does not have them. */
  added: StudioProblem[];
  /** Errors of what is public now, which stay. */
  existing: StudioProblem[];
}

/**
 * Checks what will be public, as another computer would: without files that are not committed.
 * @param commit what will be public; need not be on a branch
 * @param published what is public now; undefined if nothing is
 */
export async function checkPublication(
  site: StudioSite,
  repository: Repository,
  commit: string,
  published: string | undefined,
): Promise<CheckedPublication> {
  const planned = await checkCommit(site, repository, commit);
  if (planned.couldNotRun) return { added: [createCouldNotRunProblem(planned.couldNotRun)], existing: [] };
  if (planned.errors.length === 0 || published === undefined)
    return { added: planned.errors.map(toStudioProblem), existing: [] };
  const current = await checkCommit(site, repository, published);
  const known = [...countByIdentity(current.errors, current.readText).values()];
  const added = new Set(compareWithBaseline(planned.errors, known, planned.readText).fresh);
  return {
    added: [...added].map(toStudioProblem),
    existing: planned.errors.filter((problem) => !added.has(problem)).map(toStudioProblem),
  };
}

async function checkCommit({ content }: StudioSite, repository: Repository, commit: string) {
  const { listed, problems: unlisted } = await listFilesAtCommit(repository, commit, content.directory);
  const site = loadSite(content.directory, { files: { listed, problems: unlisted } });
  const { source, problems, couldNotRun } = checkSite(site, { at: content.now() });
  const files = sourceFiles(source);
  return { errors: problems.filter(isError), couldNotRun, readText: (file: string) => files.get(file)?.text };
}
