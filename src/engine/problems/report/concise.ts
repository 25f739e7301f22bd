import { inWords } from '../problem.ts';
import { onOneLine, placeOf, type Report } from './report.ts';
import { summaryLine } from './summary.ts';

/** One line for each problem: `file:line:column: severity code message`. */
export function reportConcise({ shown, counted, files, pathOf, notes }: Report): string {
  const lines = shown.map((problem) => {
    const { severity, code, message, args } = problem;
    // Where one answer is likely, the hint is short and says it; elsewhere it may list all there is.
    const sentences = args.suggestion ? inWords(problem) : message;
    return `${placeOf(problem, pathOf)}: ${severity} ${code} ${onOneLine(sentences)}`;
  });
  return [...lines, summaryLine(counted, files), ...notes].join('\n');
}
