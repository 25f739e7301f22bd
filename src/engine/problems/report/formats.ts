import { inWords } from '../problem.ts';
import { fingerprints } from './identity.ts';
import { onOneLine, placeOf, type Report } from './report.ts';
import { summarise, summaryLine } from './summary.ts';

/** Forms of a report, but `pretty`, which depends on the terminal. The long ones are loaded when they are asked for. */
const writers: Record<string, (report: Report) => string | Promise<string>> = {
  concise: reportConcise,
  json: reportJson,
  github: async (report) => (await import('./github.ts')).reportGithub(report),
  sarif: async (report) => (await import('./sarif.ts')).reportSarif(report),
  gitlab: reportGitlab,
  junit: async (report) => (await import('./junit.ts')).reportJunit(report),
};

/** Every form of a report. */
export const formats = ['pretty', ...Object.keys(writers)];

/** Forms that people read in a terminal. */
export const formatsForPeople = ['pretty', 'concise'];

/** Writes a report in one of the `formats`, but `pretty`. */
export async function writeReport(format: string, report: Report): Promise<string> {
  const write = writers[format];
  if (!write) throw new Error(`There is no format ${format}`);
  return write(report);
}

/** One line for each problem: `file:line:column: severity code message`. */
function reportConcise({ shown, counted, files, pathOf, notes }: Report): string {
  const lines = shown.map((problem) => {
    const { severity, code, message, args } = problem;
    // Where one answer is likely, the hint is short and says it; elsewhere it may list all there is.
    const sentences = args.suggestion ? inWords(problem) : message;
    return `${placeOf(problem, pathOf)}: ${severity} ${code} ${onOneLine(sentences)}`;
  });
  return [...lines, summaryLine(counted, files), ...notes].join('\n');
}

/** A report for programs, as `schemas/report.schema.json` describes it. */
function reportJson({ shown, counted, files, accepted, older, pathOf }: Report): string {
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

/** GitLab has five severities; `major` stops nobody, but stands out. */
const severities = { error: 'major', warning: 'minor' };

/** A code quality report of GitLab: a list of findings, each known again by its fingerprint when lines move. */
function reportGitlab({ shown, pathOf, readText }: Report): string {
  const names = fingerprints(shown, readText);
  const findings = shown.map((problem, index) => ({
    description: inWords(problem),
    check_name: problem.code,
    fingerprint: names[index],
    severity: severities[problem.severity],
    location: { path: pathOf(problem.file), lines: { begin: problem.line } },
  }));
  return JSON.stringify(findings, null, 2);
}
