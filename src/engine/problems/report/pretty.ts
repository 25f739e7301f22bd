import { lineOf } from '../locate.ts';
import { isError, type Problem } from '../problem.ts';
import { placeOf, type Report } from './report.ts';
import { summaryLine } from './summary.ts';

/** What a report for people is made with; it counts the problems that it shows where no others are given. */
export type PrettyOptions = Pick<Report, 'readText' | 'pathOf' | 'files'> &
  Partial<Pick<Report, 'counted' | 'notes'>> & { isColoured: boolean };

/** How much of a line is shown, in characters: what fits a terminal of 100 columns beside the line number. */
const width = 90;

/** Problems for people: what, where, the line itself, and what to do; at most 8 lines each. */
export function reportPretty(problems: readonly Problem[], options: PrettyOptions): string {
  const paint = painter(options.isColoured);
  const parts = problems.map((problem) => `${onePretty(problem, options, paint)}\n`);
  return [...parts, summaryLine(options.counted ?? problems, options.files), ...(options.notes ?? [])].join('\n');
}

/** Texts in the colours of a terminal. */
type Paint = Record<'red' | 'yellow' | 'dim' | 'bold' | 'green', (text: string) => string>;

/** @param isColoured false leaves texts as they are */
export function painter(isColoured: boolean): Paint {
  const withCode = (code: number) => (text: string) => (isColoured ? `\u001b[${code}m${text}\u001b[0m` : text);
  return { red: withCode(31), yellow: withCode(33), dim: withCode(2), bold: withCode(1), green: withCode(32) };
}

/** Whether output to a stream may be coloured: on a terminal, unless NO_COLOR is set. */
export const mayBeColoured = (stream: { isTTY?: boolean }): boolean => Boolean(stream.isTTY) && !process.env.NO_COLOR;

function onePretty(problem: Problem, { readText, pathOf }: PrettyOptions, paint: Paint): string {
  const mark = isError(problem) ? paint.red : paint.yellow;
  return [
    `${mark(`${problem.severity} ${problem.code}`)}  ${paint.bold(placeOf(problem, pathOf))}`,
    ...sourceLines(problem, readText(problem.file) ?? '', mark, paint),
    `  ${problem.message}`,
    `  ${paint.green('help:')} ${problem.hint}`,
  ].join('\n');
}

/** The line of the problem and the one before it, with a caret below what is meant. */
function sourceLines(problem: Problem, text: string, mark: (text: string) => string, paint: Paint): string[] {
  const line = lineOf(text, problem.line).replace(/\r$/, '');
  if (line.trim() === '') return [];
  const above = lineOf(text, problem.line - 1).replace(/\r$/, '');
  const gutter = String(problem.line).length;
  const start = window(problem, line);
  const cut = (whole: string) => whole.slice(start, start + width).replaceAll('\t', ' ');
  const numbered = (number: number, whole: string) =>
    paint.dim(`${String(number).padStart(gutter + 2)} │ `) + cut(whole);
  const length = Math.min(
    problem.length,
    start + width - problem.column + 1,
    Math.max(1, line.length - problem.column + 1),
  );
  const caret = `${' '.repeat(gutter + 2)} ${paint.dim('│')} ${' '.repeat(problem.column - 1 - start)}${mark('^'.repeat(Math.max(1, length)))}`;
  return [...(above.trim() ? [numbered(problem.line - 1, above)] : []), numbered(problem.line, line), caret];
}

/** Where to begin showing a long line, so that what is meant is in view. */
function window(problem: Problem, line: string): number {
  const end = problem.column - 1 + Math.min(problem.length, width / 2);
  if (line.length <= width || end <= width) return 0;
  return Math.max(0, Math.min(problem.column - 1 - 20, line.length - width));
}
