import { isWithinPeriod } from '#engine/content/publication.ts';
import { describePublicationChange } from '../output/buildReport.ts';
import type { BuildInputs, BuildState } from '../output/buildState.ts';
import { type FileMark, foldersOf, inspectOutput } from '../output/outputFolder.ts';

/**
 * Finds the reason to build again, in words that end a sentence; undefined if there is none.
 * @param inputs current inputs of a build
 * @param trustsNames true if a file with a hash in its name may have another time than after the build, as in a copy
 */
export function findRebuildReason(
  { last, files }: BuildState,
  inputs: BuildInputs,
  out: string,
  trustsNames: boolean,
): string | undefined {
  if (!last?.inputs) return 'nothing has been built there yet';
  if (last.inputs.content !== inputs.content) return 'the files of the site have changed';
  if (last.inputs.program !== inputs.program) return 'Lintel itself has changed';
  if (last.inputs.options !== inputs.options) return 'the last build was asked for something else';
  if (!isWithinPeriod(last.period, inputs.at)) {
    const due = last.report.dates.find(({ date }) => date <= inputs.at);
    const [change] = due?.changes ?? [];
    return due && change ? describePublicationChange(due.date, change) : `the last build was for ${last.inputs.at}`;
  }
  return isAsBuilt(out, files, trustsNames) ? undefined : 'its files are not as the last build left them';
}

function isAsBuilt(out: string, marks: Record<string, FileMark>, trustsNames: boolean): boolean {
  const { files, folders, intact } = inspectOutput(out, marks);
  return (
    files.length === Object.keys(marks).length &&
    folders.length === foldersOf(files).size &&
    files.every((path) => intact.has(path) || (trustsNames && marks[path]?.[1] === ''))
  );
}
