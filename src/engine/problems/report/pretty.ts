import { describeFailedCode, type FailedCode } from '../failedCode.ts';
import { lineOf } from '../locate.ts';
import { isError, type Problem } from '../problem.ts';
import { formatLocation, type Report } from './report.ts';
import { formatSummaryLine } from './summary.ts';

/** Options of a report for people. By default it counts the problems that it shows. */
export type PrettyOptions = Pick<Report, 'readText' | 'pathOf' | 'files'> &
  Partial<Pick<Report, 'counted' | 'notes'>> & { isColoured: boolean };

/** Most characters of a source line: they fit a terminal of 100 columns next to the line number. */
const maxLineWidth = 90;

/**
 * Formats problems for people: location, source line, message and hint, at most 8 lines each, and where code has failed,
 * the place in it.
 */
export function formatPretty(problems: readonly Problem[], options: PrettyOptions): string {
  const paint = createPainter(options.isColoured);
  const parts = problems.map((problem) => `${formatProblem(problem, options, paint)}\n`);
  return [...parts, formatSummaryLine(options.counted ?? problems, options.files), ...(options.notes ?? [])].join('\n');
}

type Painter = Record<'red' | 'yellow' | 'dim' | 'bold' | 'green', (text: string) => string>;

/** @param isColoured false to leave texts unchanged */
export function createPainter(isColoured: boolean): Painter {
  const withCode = (code: number) => (text: string) => (isColoured ? `\u001b[${code}m${text}\u001b[0m` : text);
  return { red: withCode(31), yellow: withCode(33), dim: withCode(2), bold: withCode(1), green: withCode(32) };
}

export const supportsColour = (stream: { isTTY?: boolean }): boolean => Boolean(stream.isTTY) && !process.env.NO_COLOR;

function formatProblem(problem: Problem, { readText, pathOf }: PrettyOptions, paint: Painter): string {
  const mark = isError(problem) ? paint.red : paint.yellow;
  return [
    `${mark(`${problem.severity} ${problem.code}`)}  ${paint.bold(formatLocation(problem, pathOf))}`,
    ...sourceLines(problem, readText(problem.file) ?? '', mark, paint),
    `  ${problem.message}`,
    ...codeLines(problem.args).map((line) => `    ${line}`),
    `  ${paint.green('help:')} ${problem.hint}`,
  ].join('\n');
}

function codeLines({ failed, given }: Problem['args']): string[] {
  return describeFailedCode(failed as FailedCode | undefined, given as string | undefined);
}

/** The line of the problem and the one before it, with carets below the marked text. */
function sourceLines(problem: Problem, text: string, mark: (text: string) => string, paint: Painter): string[] {
  const line = lineOf(text, problem.line).replace(/\r$/, '');
  if (line.trim() === '') return [];
  const previousLine = lineOf(text, problem.line - 1).replace(/\r$/, '');
  const gutter = String(problem.line).length;
  const start = visibleStart(problem, line);
  const cut = (sourceLine: string) => sourceLine.slice(start, start + maxLineWidth).replaceAll('\t', ' ');
  const numbered = (number: number, sourceLine: string) =>
    paint.dim(`${String(number).padStart(gutter + 2)} │ `) + cut(sourceLine);
  const length = Math.min(
    problem.length,
    start + maxLineWidth - problem.column + 1,
    Math.max(1, line.length - problem.column + 1),
  );
  const caret = `${' '.repeat(gutter + 2)} ${paint.dim('│')} ${' '.repeat(problem.column - 1 - start)}${mark('^'.repeat(Math.max(1, length)))}`;
  return [
    ...(previousLine.trim() ? [numbered(problem.line - 1, previousLine)] : []),
    numbered(problem.line, line),
    caret,
  ];
}

/** Offset at which to begin a long line, so that the marked text is visible. */
function visibleStart(problem: Problem, line: string): number {
  const end = problem.column - 1 + Math.min(problem.length, maxLineWidth / 2);
  if (line.length <= maxLineWidth || end <= maxLineWidth) return 0;
  return Math.max(0, Math.min(problem.column - 1 - 20, line.length - maxLineWidth));
}
