import { parseScheduleKey } from '#engine/content/publication.ts';
import { isError, type Problem } from '#engine/problems/problem.ts';
import { formatTimestamp } from '#shared/formatText.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { isObject } from '#shared/json.ts';
import { checkAcrossFiles } from './crossFile/checkAcrossFiles.ts';
import { createCrossFileContext, type LinkContext } from './crossFile/crossFileContext.ts';
import { createSiteGraphAt, type FileNode } from './crossFile/siteGraph.ts';
import type { FileFacts } from './facts/facts.ts';
import { areDependenciesUnchanged, type FactsContext, factsContextAt } from './facts/factsContext.ts';
import { type FileOfKind, gatherFacts } from './facts/gatherFacts.ts';
import { findFilesAffectedByDates } from './filesAffectedByDates.ts';
import { checkRules } from './rules/rules.ts';

/**
 * Finds problems that schedules will cause later, while there is time to correct them. Each problem is reported once,
 * with the time of its beginning.
 * @param timestamps times at which content appears or disappears, in order
 * @param current context of the current check
 * @param known current problems
 */
export function findUpcomingProblems(timestamps: string[], current: LinkContext, known: readonly Problem[]): Problem[] {
  if (timestamps.length === 0) return [];
  const reported = new Set(known.map(problemKeyOf));
  const affectedFiles = findFilesAffectedByDates(current);
  const factsAt = createFactsFinder(affectedFiles);
  const upcoming: Problem[] = [];
  for (const timestamp of timestamps) {
    for (const problem of checkAt(timestamp, current, affectedFiles, factsAt).filter(isCausedByDates)) {
      const identity = problemKeyOf(problem);
      if (reported.has(identity)) continue;
      reported.add(identity);
      upcoming.push({
        ...problem,
        startsAt: timestamp,
        message: `From ${formatTimestamp(timestamp)}: ${problem.message}`,
      });
    }
  }
  return upcoming;
}

type FindFacts = (file: FileOfKind, context: FactsContext) => FileFacts;

function checkAt(timestamp: string, current: LinkContext, affectedFiles: FileNode[], factsAt: FindFacts): Problem[] {
  const factsContext = factsContextAt(current, timestamp);
  const graph = createSiteGraphAt(current.graph, factsContext, affectedFiles, (file) => factsAt(file, factsContext));
  const context = createCrossFileContext(factsContext, graph, current.isComplete);
  const pageNow = ({ page }: FileNode) => graph.pages.get(page?.route ?? '');
  const addresses = [...current.otherAddresses].map(([address, page]) => [address, page && pageNow(page)] as const);
  const { queryResults } = current;
  checkAcrossFiles(context, checkRules, { otherAddresses: new Map(addresses), queryResults });
  return context.reports.sortedWithoutHidden();
}

/** Selects errors, and problems that take something from visitors. That content expires is intended. */
const isCausedByDates = (problem: Problem): boolean =>
  isError(problem) ||
  problem.code === 'query-empty' ||
  problem.code === 'home-page-missing' ||
  (problem.code === 'link-unpublished' && problem.args.isText === true);

/** Key of a problem. A location has a kind of problem once, even if its reason changes later. */
const problemKeyOf = ({ code, file, line, column }: Problem): string => [file, line, column, code].join('\n');

/**
 * Creates a function that finds the facts of a file at a time. Facts without dates are reused, and each state of the
 * others is gathered once.
 */
function createFactsFinder(affectedFiles: FileNode[]): FindFacts {
  const states = new Map(affectedFiles.map(({ file, facts }) => [file.path, [facts]]));
  return ({ file, kind, page }, context) => {
    const known = getOrInsert(states, file.path, () => []);
    const found = known.find(
      ({ dependencies }) => hasNoDates(dependencies) || areDependenciesUnchanged(dependencies, context),
    );
    if (found) return found;
    const fullPage = page && { ...page, page: isObject(file.json) ? file.json : {} };
    const gathered = gatherFacts({ file, kind, ...(fullPage && { page: fullPage }) }, context);
    known.push(gathered);
    return gathered;
  };
}

const hasNoDates = (dependencies: FileFacts['dependencies']) =>
  !Object.keys(dependencies).some((key) => parseScheduleKey(key));
