import { datesIn } from '#engine/content/publication.ts';
import { isError, type Problem } from '#engine/problems/problem.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { isObject } from '#shared/json.ts';
import { momentInWords } from '#shared/words.ts';
import { affectedByDates } from './affectedByDates.ts';
import type { FileFacts } from './facts/facts.ts';
import { type File, factsOf } from './facts/factsOf.ts';
import { holds, type SiteView, viewAt } from './facts/siteView.ts';
import { type Container, graphAt } from './judge/graph.ts';
import { judge } from './judge/judge.ts';
import { createJudgeContext, type LinkContext } from './judge/judgeContext.ts';
import { rules } from './rules/rules.ts';

/**
 * What is going to be wrong at coming moments, and is not now: it is found while there is time. Each problem says from
 * when it is so, and is reported once.
 * @param moments those at which something comes or goes, in order
 * @param now what is known of the site as it is now
 * @param known what is wrong now
 */
export function lookAhead(moments: string[], now: LinkContext, known: readonly Problem[]): Problem[] {
  if (moments.length === 0) return [];
  const reported = new Set(known.map(identityOf));
  const judged = affectedByDates(now);
  const factsAt = createFinder(judged);
  const coming: Problem[] = [];
  for (const moment of moments) {
    for (const problem of judgeAt(moment, now, judged, factsAt).filter(isOfDates)) {
      const identity = identityOf(problem);
      if (reported.has(identity)) continue;
      reported.add(identity);
      coming.push({ ...problem, message: `From ${momentInWords(moment)}: ${problem.message}` });
    }
  }
  return coming;
}

type FactsAt = (file: File, view: SiteView) => FileFacts;

function judgeAt(moment: string, now: LinkContext, judged: Container[], factsAt: FactsAt): Problem[] {
  const view = viewAt(now, moment);
  const graph = graphAt(now.graph, view, judged, (file) => factsAt(file, view));
  const context = createJudgeContext(view, graph, now.isComplete);
  const pageNow = ({ page }: Container) => graph.pages.get(page?.route ?? '');
  const addresses = [...now.otherAddresses].map(([address, page]) => [address, page && pageNow(page)] as const);
  judge(context, rules, new Map(addresses));
  return context.reports.sorted();
}

/** Errors, and what visitors see less of. That something is over by then is meant so. */
const isOfDates = (problem: Problem): boolean =>
  isError(problem) ||
  problem.code === 'query-empty' ||
  problem.code === 'home-page-missing' ||
  (problem.code === 'link-unpublished' && problem.args.isText === true);

/** What is wrong at a place is said once, though it may be for another reason later. */
const identityOf = ({ code, file, line, column }: Problem): string => [file, line, column, code].join('\n');

/** Gives the facts of a file at a moment. Of most files they are those of now; of the others, each state is found once. */
function createFinder(judged: Container[]): FactsAt {
  const states = new Map(judged.map(({ file, facts }) => [file.path, [facts]]));
  return ({ file, kind, page }, view) => {
    const known = getOrInsert(states, file.path, () => []);
    const found = known.find(({ from }) => hasNoDates(from) || holds(from, view));
    if (found) return found;
    const whole = page && { ...page, page: isObject(file.json) ? file.json : {} };
    const then = factsOf({ file, kind, ...(whole && { page: whole }) }, view);
    known.push(then);
    return then;
  };
}

const hasNoDates = (from: FileFacts['from']) => !Object.keys(from).some((key) => datesIn(key));
