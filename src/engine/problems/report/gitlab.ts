import { inWords } from '../problem.ts';
import { fingerprints } from './identity.ts';
import type { Report } from './report.ts';

/** GitLab has five severities; `major` stops nobody, but stands out. */
const severities = { error: 'major', warning: 'minor' };

/** A code quality report of GitLab: a list of findings, each known again by its fingerprint when lines move. */
export function reportGitlab({ shown, pathOf, readText }: Report): string {
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
