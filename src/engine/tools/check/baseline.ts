import { basename, relative } from 'node:path';
import { baselinePath, compareWithBaseline, readBaseline, writeBaseline } from '#engine/check/baseline/baseline.ts';
import { CannotRun } from '#engine/problems/commandLine.ts';
import type { Problem } from '#engine/problems/problem.ts';
import type { ReadText } from '#engine/problems/report/identity.ts';
import { countProblems } from '#engine/problems/report/summary.ts';
import { count } from '#shared/words.ts';
import { orCannotWrite } from '../orCannotWrite.ts';
import type { CheckSettings } from './checkOptions.ts';

/** How many accepted problems that are gone are listed. */
const mostListed = 5;

/**
 * Leaves out the problems that were accepted, or accepts those of now.
 * @param notes what was left out and what is gone is added to them
 * @throws CannotRun when the baseline cannot be read or written
 */
export function applyBaseline(
  { problems, readText }: { problems: readonly Problem[]; readText: ReadText },
  { pages, baseline, updatesBaseline }: CheckSettings,
  notes: string[],
): { fresh: readonly Problem[]; accepted: number } {
  const path = baseline ?? baselinePath(pages);
  const name = baseline ?? relative(process.cwd(), path);
  const known = readBaseline(path);
  if (!known && !updatesBaseline) {
    if (baseline) throw new CannotRun(`There is no file ${baseline}. --update-baseline writes it.`);
    return { fresh: problems, accepted: 0 };
  }
  const { fresh, accepted, gone } = compareWithBaseline(problems, known ?? [], readText);
  const numberGone = gone.reduce((sum, entry) => sum + entry.count, 0);
  if (updatesBaseline) {
    orCannotWrite(path, () => writeBaseline(path, problems, readText));
    const changes = `${fresh.length} new, ${numberGone} taken out`;
    notes.push(`${name} accepts ${countProblems(problems) || 'no problems'} now (${changes}).`);
    return { fresh: [], accepted: problems.length };
  }
  if (accepted > 0) notes.push(`Not shown: ${count(accepted, 'problem')} accepted in ${name}.`);
  if (numberGone > 0) {
    const first = gone.slice(0, mostListed).map(({ file, code }) => `${file} ${code}`);
    const list = first.join(', ') + (gone.length > mostListed ? ', …' : '');
    notes.push(
      `Accepted in ${basename(path)}, but no longer there: ${list}. To take them out: npm run check -- --update-baseline`,
    );
  }
  return { fresh, accepted };
}
