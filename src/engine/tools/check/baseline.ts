import { basename, relative } from 'node:path';
import { baselinePath, compareWithBaseline, readBaseline, writeBaseline } from '#engine/check/baseline/baseline.ts';
import { CommandError } from '#engine/problems/commandLine.ts';
import type { Problem } from '#engine/problems/problem.ts';
import type { ReadText } from '#engine/problems/report/problemIdentity.ts';
import { formatProblemCount } from '#engine/problems/report/summary.ts';
import { formatCount } from '#shared/formatText.ts';
import { writeOrFail } from '../writeOrFail.ts';
import type { CheckSettings } from './checkOptions.ts';

const maxListedGone = 5;

/**
 * Removes accepted problems from the report, or accepts the current ones.
 * @throws CommandError if the baseline cannot be read or written
 */
export function applyBaseline(
  { problems, readText }: { problems: readonly Problem[]; readText: ReadText },
  { pages, baseline, updatesBaseline }: CheckSettings,
  notes: string[],
): { fresh: readonly Problem[]; accepted: number } {
  const path = baseline ?? baselinePath(pages);
  const name = baseline ?? relative(process.cwd(), path);
  const baselineEntries = readBaseline(path);
  if (!baselineEntries && !updatesBaseline) {
    if (baseline) throw new CommandError(`There is no file ${baseline}. --update-baseline writes it.`);
    return { fresh: problems, accepted: 0 };
  }
  const { fresh, accepted, gone } = compareWithBaseline(problems, baselineEntries ?? [], readText);
  const numberGone = gone.reduce((sum, entry) => sum + entry.count, 0);
  if (updatesBaseline) {
    writeOrFail(path, () => writeBaseline(path, problems, readText, baselineEntries));
    const changes = `${fresh.length} new, ${numberGone} taken out`;
    notes.push(`${name} accepts ${formatProblemCount(problems) || 'no problems'} now (${changes}).`);
    return { fresh: [], accepted: problems.length };
  }
  if (accepted > 0) notes.push(`Not shown: ${formatCount(accepted, 'problem')} accepted in ${name}.`);
  if (numberGone > 0) {
    const first = gone.slice(0, maxListedGone).map(({ file, code }) => `${file} ${code}`);
    const list = first.join(', ') + (gone.length > maxListedGone ? ', …' : '');
    notes.push(
      `Accepted in ${basename(path)}, but no longer there: ${list}. To take them out: npm run check -- --update-baseline`,
    );
  }
  return { fresh, accepted };
}
