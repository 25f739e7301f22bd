import { sourceFiles } from '#engine/content/sourceFiles.ts';
import type { ProblemArgs } from '#engine/problems/catalogue.ts';
import { pointerOf } from '#engine/problems/pointer.ts';
import type { Problem } from '#engine/problems/problem.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import type { JudgeContext } from './judgeContext.ts';

/** In how many places a token must be unknown before it is `_site.json` that is at fault. */
const enough = 2;

/**
 * Reports a value of `_site.json` that several texts ask for and that is not there: its name is misspelt where no text
 * asks for the one that is nearly called so, and it is missing where none is called nearly so.
 */
export function checkSiteValues({ graph: { source }, reports }: JudgeContext): void {
  const { site } = source;
  const unknown = new Map<string, Problem[]>();
  for (const problem of reports.problems) {
    if (problem.code !== 'token-unknown') continue;
    const { token } = problem.args as ProblemArgs<'token-unknown'>;
    if (token.startsWith('site.')) getOrInsert(unknown, token, () => []).push(problem);
  }
  for (const [token, problems] of unknown) {
    const [first] = problems;
    if (!site || !first || problems.length < enough) continue;
    const meant = first.args.suggestion;
    if (meant && [...sourceFiles(source).values()].some(({ text }) => text.includes(`{${meant}}`))) continue;
    const keys = (meant ?? token).split('.').slice(1);
    const place = { file: site, pointer: pointerOf(keys), at: 'key' as const };
    const uses = problems.length;
    if (meant) reports.add('site-value-misspelt', { token, meant, uses, suggestion: token.split('.').at(-1) }, place);
    else reports.add('site-value-missing', { token, uses, file: first.file, line: first.line }, place);
  }
}
