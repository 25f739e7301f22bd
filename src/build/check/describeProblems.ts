import { describeLeftOut, limitProblems, mostForPeople } from '../errors/report/limit.ts';
import { mayBeColoured, reportPretty } from '../errors/report/pretty.ts';
import { pathsFrom } from '../errors/report/report.ts';
import { type CheckedFolder, sourceFiles } from './checkFolder.ts';

/**
 * What is wrong with a pages folder, for people at a terminal.
 * @param directory path of the folder as it was given on the command line
 * @param isColoured whether the text may hold colour codes; by default as the terminal allows
 */
export function describeProblems(
  { source, problems }: Pick<CheckedFolder, 'source' | 'problems'>,
  directory: string,
  isColoured = mayBeColoured(process.stdout),
): string {
  const files = sourceFiles(source);
  const { shown, leftOut } = limitProblems(problems, mostForPeople);
  return reportPretty(shown, {
    counted: problems,
    notes: leftOut.length ? [`Not shown: ${describeLeftOut(leftOut)}. "npm run check" shows more.`] : [],
    readText: (path) => files.get(path)?.text,
    pathOf: pathsFrom(directory),
    files: files.size,
    isColoured,
  });
}
