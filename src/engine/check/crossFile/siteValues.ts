import { sourceFiles } from '#engine/content/sourceFiles.ts';
import type { ProblemArgs } from '#engine/problems/catalogue.ts';
import type { Problem } from '#engine/problems/problem.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { formatPointer } from '#shared/pointer.ts';
import type { CrossFileContext } from './crossFileContext.ts';

/** Least number of problems with one token before `_site.json` itself is considered wrong. */
const minUses = 2;

/**
 * Reports a token of `_site.json` that several texts use and that does not exist. The key in `_site.json` is considered
 * misspelt if a similar one exists that no text uses, and missing if none is similar.
 */
export function checkSiteValues({ graph: { source }, reports }: CrossFileContext): void {
  const { site } = source;
  const unknown = new Map<string, Problem[]>();
  for (const problem of reports.problems) {
    if (problem.code !== 'token-unknown') continue;
    const { token } = problem.args as ProblemArgs<'token-unknown'>;
    if (token.startsWith('site.')) getOrInsert(unknown, token, () => []).push(problem);
  }
  for (const [token, problems] of unknown) {
    const [first] = problems;
    if (!site || !first || problems.length < minUses) continue;
    const similar = first.args.suggestion;
    if (similar && [...sourceFiles(source).values()].some(({ text }) => text.includes(`{${similar}}`))) continue;
    const keys = (similar ?? token).split('.').slice(1);
    const location = { file: site, pointer: formatPointer(keys), at: 'key' as const };
    const uses = problems.length;
    if (similar)
      reports.add(
        'site-value-misspelt',
        { token, meant: similar, uses, suggestion: token.split('.').at(-1) },
        location,
      );
    else reports.add('site-value-missing', { token, uses, file: first.file, line: first.line }, location);
  }
}
