import { onOneLine, type Report } from './report.ts';
import { summaryLine } from './summary.ts';

/** One line for each problem, as editors and terminals make clickable: `file:line:column: severity code message`. */
export function reportConcise({ shown, counted, files, pathOf, notes }: Report): string {
  const lines = shown.map(({ file, line, column, severity, code, message, hint, args }) => {
    // Where one answer is likely, the hint is short and says it; elsewhere it may list all there is.
    const sentence = args.suggestion ? `${message} ${hint}` : message;
    return `${pathOf(file)}:${line}:${column}: ${severity} ${code} ${onOneLine(sentence)}`;
  });
  return [...lines, summaryLine(counted, files), ...notes].join('\n');
}
