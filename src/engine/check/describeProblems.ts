import { join } from 'node:path';
import { readJson } from '#engine/content/json/readJson.ts';
import type { SiteSource } from '#engine/content/source.ts';
import { sourceFiles } from '#engine/content/sourceFiles.ts';
import type { Problem } from '#engine/problems/problem.ts';
import type { ReadText } from '#engine/problems/report/identity.ts';
import { mayBeColoured, reportPretty } from '#engine/problems/report/pretty.ts';
import { pathsFrom } from '#engine/problems/report/report.ts';
import { describeLeftOut, limitProblems, mostForPeople } from '#engine/problems/report/summary.ts';

/** What a check has found. */
interface Found {
  problems: readonly Problem[];
  source?: SiteSource;
  /** JSON files that were checked. */
  files?: number;
}

/**
 * What is wrong with a pages folder, for people at a terminal.
 * @param found the problems, and how many files were checked; texts are read from the folder where no source is given
 * @param directory path of the folder as it was given on the command line
 * @param isColoured whether the text may hold colour codes; by default as the terminal allows
 */
export function describeProblems(
  { source, problems, files }: Found,
  directory: string,
  isColoured = mayBeColoured(process.stdout),
): string {
  const known = source && sourceFiles(source);
  const { shown, leftOut } = limitProblems(problems, mostForPeople);
  return reportPretty(shown, {
    counted: problems,
    notes: leftOut.length ? [`Not shown: ${describeLeftOut(leftOut)}. "npm run check" shows more.`] : [],
    readText: known ? (path) => known.get(path)?.text : readTextIn(directory),
    pathOf: pathsFrom(directory),
    files: files ?? known?.size ?? 0,
    isColoured,
  });
}

/** Reads the texts of JSON files as they were checked, when they are asked for: those of a large site fill the memory. */
export function readTextIn(directory: string): ReadText {
  let last: { file: string; text: string | undefined } | undefined;
  return (file) => {
    // Questions about a file come in a row.
    if (last?.file !== file) {
      const text = /\.json$/i.test(file) ? readJson(file, join(directory, file), []).text : undefined;
      last = { file, text };
    }
    return last.text;
  };
}
