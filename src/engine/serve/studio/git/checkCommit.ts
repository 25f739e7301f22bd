import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check } from '#engine/check/check.ts';
import { loadSite } from '#engine/content/loadSite.ts';
import { isError } from '#engine/problems/problem.ts';
import type { StudioProblem } from '#shared/studio.ts';
import { couldNotBeChecked, withoutFix } from '../problems.ts';
import type { StudioSite } from '../studioSite.ts';
import type { Repository } from './repository.ts';
import { restoreCommit } from './restoreCommit.ts';

/**
 * Errors that a check of a commit finds, as one on another computer would: what was not chosen is not there.
 * @param commit full name; no branch has to lead to it
 */
export async function checkCommit(
  { content }: StudioSite,
  repository: Repository,
  commit: string,
): Promise<StudioProblem[]> {
  const target = mkdtempSync(join(tmpdir(), 'lintel-commit-'));
  try {
    await restoreCommit(repository, commit, content.directory, target);
    const { problems, couldNotRun } = check(loadSite(target, { linksTo: content.directory }), { at: content.now() });
    if (couldNotRun) return [couldNotBeChecked(couldNotRun)];
    return problems.filter(isError).map(withoutFix);
  } finally {
    rmSync(target, { recursive: true, force: true });
  }
}
