import type { Problem } from '../problem.ts';
import { summarise } from './summary.ts';

/** Problems for programs: `{ "problems": […], "summary": { "errors", "warnings", "files" } }`. */
export function reportJson(problems: readonly Problem[], files: number): string {
  const shown = problems.map(({ code, severity, file, line, column, pointer, message, hint }) => ({
    code,
    severity,
    file,
    line,
    column,
    pointer,
    message,
    hint,
  }));
  return JSON.stringify({ problems: shown, summary: summarise(problems, files) }, null, 2);
}
