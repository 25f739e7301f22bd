import { findFilesChangedSince as filesChangedSince } from '#engine/check/changed/problemsSince.ts';
import type { CheckedSite } from '#engine/check/checkSite.ts';
import { fixFolder } from '#engine/edit/fix/fixFolder.ts';
import { unifiedDiff } from '#engine/edit/formatChanges.ts';
import { createPathFormatter } from '#engine/problems/report/report.ts';
import { formatCount } from '#shared/formatText.ts';
import type { CheckSettings } from './checkOptions.ts';

export async function fixAndReport(
  { pages, at, isDryRun, changedSince }: CheckSettings,
  write: (text: string) => void,
): Promise<CheckedSite> {
  const changed = changedSince === undefined ? undefined : await filesChangedSince(changedSince, pages);
  const filter = changed && { filter: ({ file }: { file: string }) => changed.has(file) };
  const { fixed, changes, refusals, checked } = fixFolder(pages, { at, isDryRun, ...filter });
  if (checked.couldNotRun) return checked;
  const pathOf = createPathFormatter(pages);
  for (const { problem, what: description } of fixed) {
    const { file, line, column, code } = problem;
    write(`${isDryRun ? 'would fix' : 'fixed'} ${pathOf(file)}:${line}:${column} ${code}: ${description}`);
  }
  for (const { file, reason } of refusals) write(`${pathOf(file)} is left as it is: ${reason}.`);
  if (isDryRun)
    for (const { file, before, after } of changes)
      write(`\n${unifiedDiff(pathOf(file), pathOf(file), before, after, 2).trimEnd()}`);
  write(`${fixed.length > 0 ? '\n' : ''}${formatConclusion(fixed.length, isDryRun)}\n`);
  return checked;
}

function formatConclusion(number: number, isDryRun: boolean): string {
  if (number === 0) return 'There is nothing that can be fixed without you.';
  const problems = formatCount(number, 'problem');
  return isDryRun ? `Nothing was written. --fix would fix ${problems}; after it:` : `Fixed ${problems}. After it:`;
}
