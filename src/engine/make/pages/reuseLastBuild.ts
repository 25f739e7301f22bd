import { isWithinPeriod } from '#engine/content/publication.ts';
import { contentHash } from '#engine/store/cache.ts';
import type { BuildReport } from '../output/buildReport.ts';
import type { BuildState } from '../output/buildState.ts';
import { type FileMark, foldersOf, inspectOutput } from '../output/outputFolder.ts';

/**
 * Fingerprint of all inputs of a build.
 * @param states states of all inputs; undefined for an unknown one
 */
export const buildFingerprintOf = (states: (string | undefined)[]): string | undefined =>
  states.includes(undefined) ? undefined : contentHash(states as string[], 32);

/** Reuses the report of the last build if neither inputs nor output have changed and its period has not ended. */
export function reuseLastBuild(
  { last, files }: BuildState,
  { key, at }: { key: string | undefined; at: string },
  out: string,
): BuildReport | undefined {
  if (!last || key === undefined || last.key !== key) return undefined;
  if (!isWithinPeriod(last.period, at) || !isUntouched(out, files)) return undefined;
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
