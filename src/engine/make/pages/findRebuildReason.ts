import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { timestampOf } from '#engine/content/publication.ts';
import { describePublicationChange } from '../output/buildReport.ts';
import type { BuildInputs, BuildState } from '../output/buildState.ts';
import { type FileMark, inspectOutput } from '../output/outputFolder.ts';

/**
 * Finds the reason to build again, in words that end a sentence; undefined if there is none.
 * @param currentInputs current inputs of a build
 */
export function findRebuildReason(
  { last, files }: BuildState,
  currentInputs: BuildInputs,
  out: string,
): string | undefined {
  if (!last?.origin) return 'nothing has been built there yet';
  const { origin, report } = last;
  if (origin.content !== currentInputs.content) return 'the files of the site have changed';
  if (origin.program !== currentInputs.program) return 'Lintel itself has changed';
  if (origin.options !== currentInputs.options) return 'the last build was asked for something else';
  if (timestampOf(currentInputs.at) < timestampOf(origin.at)) return `the last build was for ${origin.at}`;
  const due = report.dates.find(({ date }) => date <= currentInputs.at);
  const [change] = due?.changes ?? [];
  if (due && change) return describePublicationChange(due.date, change);
  return isAsBuilt(out, files) ? undefined : 'its files are not as the last build left them';
}

/** Compares the output with its marks. A file without a stored hash has one in its name: its existence is enough. */
function isAsBuilt(out: string, marks: Record<string, FileMark>): boolean {
  const { files, intact } = inspectOutput(out, marks);
  return (
    files.length === Object.keys(marks).length &&
    Object.entries(marks).every(([path, [, hash]]) => (hash === '' ? existsSync(join(out, path)) : intact.has(path)))
  );
}
