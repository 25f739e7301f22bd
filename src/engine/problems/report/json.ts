import type { Report } from './report.ts';
import { summarise } from './summary.ts';

/** A report for programs, as `schemas/report.schema.json` describes it. */
export function reportJson({ shown, counted, files, accepted, older, pathOf }: Report): string {
  const problems = shown.map((problem) => {
    const { code, severity, file, line, column, length, pointer, message, hint, args, fix } = problem;
    return {
      code,
      severity,
      file: pathOf(file),
      line,
      column,
      endColumn: column + length,
      pointer,
      message,
      hint,
      ...(args.suggestion && { suggestion: args.suggestion }),
      isFixable: fix !== undefined,
    };
  });
  const notShown = counted.length - shown.length;
  return JSON.stringify({ problems, summary: { ...summarise(counted, files), notShown, accepted, older } }, null, 2);
}
