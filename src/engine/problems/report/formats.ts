import type { Report } from './report.ts';

/** Forms of a report for programs. Each is loaded when it is asked for: a plain check starts without them. */
const writers: Record<string, () => Promise<(report: Report) => string>> = {
  concise: async () => (await import('./concise.ts')).reportConcise,
  json: async () => (await import('./json.ts')).reportJson,
  github: async () => (await import('./github.ts')).reportGithub,
  sarif: async () => (await import('./sarif.ts')).reportSarif,
  gitlab: async () => (await import('./gitlab.ts')).reportGitlab,
  junit: async () => (await import('./junit.ts')).reportJunit,
};

/** Every form of a report. */
export const formats = ['pretty', ...Object.keys(writers)];

/** Forms that people read in a terminal. */
export const formatsForPeople = ['pretty', 'concise'];

/**
 * Writes a report.
 * @param format one of `formats`, but `pretty`, which depends on the terminal
 */
export async function writeReport(format: string, report: Report): Promise<string> {
  const load = writers[format];
  if (!load) throw new Error(`There is no format ${format}`);
  return (await load())(report);
}
