import { isWithin } from '#engine/content/publication.ts';
import { contentHash } from '#engine/store/cache.ts';
import type { BuildReport } from '../output/buildReport.ts';
import type { BuildState } from '../output/buildState.ts';
import { type FileMark, foldersOf, inspectOutput } from '../output/outputFolder.ts';

/**
 * A text that is another one when anything has changed that a build follows from.
 * @param states of all that it follows from; undefined where that is not known
 */
export const keyOf = (states: (string | undefined)[]): string | undefined =>
  states.includes(undefined) ? undefined : contentHash(states as string[], 32);

/**
 * What the last build came to, if there is nothing to do: all that it followed from is as it was, nothing has come or gone
 * since, and every file of its output is as it was.
 */
export function repeatBuild(
  { last, files }: BuildState,
  { key, at }: { key: string | undefined; at: string },
  out: string,
): BuildReport | undefined {
  if (!last || key === undefined || last.key !== key) return undefined;
  if (!isWithin(last.period, at) || !isUntouched(out, files)) return undefined;
  const { compressed, ...report } = last.report;
  return {
    ...report,
    rendered: 0,
    converted: 0,
    written: 0,
    ...(compressed && { compressed: { ...compressed, isNew: 0 } }),
  };
}

function isUntouched(out: string, marks: Record<string, FileMark>): boolean {
  const { files, folders, intact } = inspectOutput(out, marks);
  return (
    files.length === Object.keys(marks).length &&
    folders.length === foldersOf(files).size &&
    files.every((path) => intact.get(path)?.mark[0] === marks[path]?.[0])
  );
}
