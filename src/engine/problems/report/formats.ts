import { formatMessageAndHint } from '../problem.ts';
import { fingerprintsOf } from './problemIdentity.ts';
import { formatLocation, type Report, toSingleLine } from './report.ts';
import { countBySeverity, formatSummaryLine } from './summary.ts';

/** Formatters by format, except `pretty`, which depends on the terminal. Large ones are loaded on demand. */
const formatters: Record<string, (report: Report) => string | Promise<string>> = {
  concise: formatConcise,
  json: formatJson,
  github: async (report) => (await import('./github.ts')).formatGithub(report),
  sarif: async (report) => (await import('./sarif.ts')).formatSarif(report),
  gitlab: formatGitlab,
  junit: async (report) => (await import('./junit.ts')).formatJunit(report),
};

export const formats = ['pretty', ...Object.keys(formatters)];

export const terminalFormats = ['pretty', 'concise'];

/** @param format one of `formats`, except `pretty` */
export async function formatReport(format: string, report: Report): Promise<string> {
  const write = formatters[format];
  if (!write) throw new Error(`There is no format ${format}`);
  return write(report);
}

/** One line for each problem: `file:line:column: severity code message`. */
function formatConcise({ shown, counted, files, pathOf, notes }: Report): string {
  const lines = shown.map((problem) => {
    const { severity, code, message, args } = problem;
    // A likely suggestion is short. Other hints may list all possible values.
    const sentences = args.suggestion ? formatMessageAndHint(problem) : message;
    return `${formatLocation(problem, pathOf)}: ${severity} ${code} ${toSingleLine(sentences)}`;
  });
  return [...lines, formatSummaryLine(counted, files), ...notes].join('\n');
}

/** Described by `schemas/report.schema.json`. */
function formatJson({ shown, counted, files, accepted, older, pathOf }: Report): string {
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
  return JSON.stringify(
    { problems, summary: { ...countBySeverity(counted), files, notShown, accepted, older } },
    null,
    2,
  );
}

/** GitLab has five severities. `major` does not block a merge, but is clearly visible. */
const gitlabSeverities = { error: 'major', warning: 'minor' };

function formatGitlab({ shown, pathOf, readText }: Report): string {
  const names = fingerprintsOf(shown, readText);
  const findings = shown.map((problem, index) => ({
    description: formatMessageAndHint(problem),
    check_name: problem.code,
    fingerprint: names[index],
    severity: gitlabSeverities[problem.severity],
    location: { path: pathOf(problem.file), lines: { begin: problem.line } },
  }));
  return JSON.stringify(findings, null, 2);
}
