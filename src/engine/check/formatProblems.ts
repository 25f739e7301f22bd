import { join } from 'node:path';
import { readContent } from '#engine/content/readContent.ts';
import type { SiteSource } from '#engine/content/siteSource.ts';
import { sourceFiles } from '#engine/content/sourceFiles.ts';
import type { Problem } from '#engine/problems/problem.ts';
import { formatPretty, supportsColour } from '#engine/problems/report/pretty.ts';
import type { ReadText } from '#engine/problems/report/problemIdentity.ts';
import { createPathFormatter } from '#engine/problems/report/report.ts';
import { formatLeftOut, limitProblems, maxProblemsInTerminal } from '#engine/problems/report/summary.ts';
import { isContentPath } from '#shared/contentFile/contentPath.ts';

interface CheckFindings {
  problems: readonly Problem[];
  source?: SiteSource;
  files?: number;
}

/**
 * Formats the problems of a pages folder for a terminal.
 * @param found problems and number of checked files; without a source, texts are read from the folder
 * @param directory path of the folder as given on the command line
 * @param isColoured true to use colour codes; by default if the terminal supports them
 * @param maxShown most problems that are shown, errors first
 */
export function formatProblems(
  { source, problems, files }: CheckFindings,
  directory: string,
  isColoured = supportsColour(process.stdout),
  maxShown = maxProblemsInTerminal,
): string {
  const known = source && sourceFiles(source);
  const { shown, leftOut } = limitProblems(problems, maxShown);
  return formatPretty(shown, {
    counted: problems,
    notes: leftOut.length
      ? [`Not shown: ${formatLeftOut(leftOut)}. "npm run check" shows more; so does --max-problems of "npm run build".`]
      : [],
    readText: known ? (path) => known.get(path)?.text : createTextReader(directory),
    pathOf: createPathFormatter(directory),
    files: files ?? known?.size ?? 0,
    isColoured,
  });
}

/** Reads texts of content files when they are requested, since those of a large site would fill the memory. */
export function createTextReader(directory: string): ReadText {
  let lastRead: { file: string; text: string | undefined } | undefined;
  return (file) => {
    // Requests for one file come in a row.
    if (lastRead?.file !== file) {
      const text = isContentPath(file) ? readContent(file, join(directory, file), []).text : undefined;
      lastRead = { file, text };
    }
    return lastRead.text;
  };
}
