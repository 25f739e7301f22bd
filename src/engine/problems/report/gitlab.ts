import { fingerprints } from './identity.ts';
import type { Report } from './report.ts';

/** GitLab has five severities; `major` stops nobody, but stands out. */
const severities = { error: 'major', warning: 'minor' };

/** A code quality report of GitLab: a list of findings, each known again by its fingerprint when lines move. */
export function reportGitlab({ shown, pathOf, readText }: Report): string {
  const names = fingerprints(shown, readText);
  const findings = shown.map(({ code, severity, file, line, message, hint }, index) => ({
    description: `${message} ${hint}`,
    check_name: code,
    fingerprint: names[index],
    severity: severities[severity],
    location: { path: pathOf(file), lines: { begin: line } },
  }));
  return JSON.stringify(findings, null, 2);
}
