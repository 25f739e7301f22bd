import type { SiteSource } from '#engine/content/source.ts';
import type { Problem } from '#engine/problems/problem.ts';
import { checkAddresses, mayBeAddress } from './addresses.ts';
import { checkAdvice } from './advice/checkAdvice.ts';
import { Anchors } from './anchors.ts';
import { buildGraph } from './buildGraph.ts';
import { checkBlocks } from './checkBlocks.ts';
import { checkVersions } from './checkVersions.ts';
import type { Container } from './graph.ts';
import { checkLayouts } from './layouts.ts';
import { checkLink } from './links.ts';
import { checkNamed } from './named.ts';
import { reportOddFacts } from './oddFacts.ts';
import { checkPatterns } from './patterns.ts';
import { checkQueries } from './queries.ts';
import { Reports } from './reports.ts';
import { checkRowFields } from './rowFields.ts';
import type { WalkContext } from './walkContext.ts';

/** What a check depends on beside the content. */
export interface CheckOptions {
  /** Day for which the site is checked, ISO 8601: drafts aside, pages and blocks come and go by it. */
  at: string;
  /** False when a file could not be read: what only it uses is not called unused then. */
  isComplete?: boolean;
}

/**
 * Everything that is wrong with a site's content, in one run, by file and place: each mistake once, none of its
 * consequences. What is wrong with files as files, `loadSite` has told already.
 */
export function checkSite(source: SiteSource, { at, isComplete = true }: CheckOptions): Problem[] {
  // Blocks of another version cannot be judged: all else would follow from that.
  const otherVersion = checkVersions(source);
  if (otherVersion) return [otherVersion];
  const context = buildGraph(source, { at }, new Reports());
  context.isComplete = isComplete;
  checkGraph(context);
  return context.reports.sorted();
}

/** Reports what is wrong between the files of a site that has been walked. */
export function checkGraph(context: WalkContext): void {
  const { graph, reports } = context;
  checkQueries(context);
  checkBlocks(context);
  checkRowFields(context);
  checkLayouts(graph, reports);
  const anchors = new Anchors(graph);
  anchors.reportRepeated(reports);
  const otherAddresses = checkAddresses(graph, reports);
  const mayBeThere = (route: string) => mayBeAddress(route, context);
  const targets = { graph, otherAddresses, anchors, mayBeThere, refused: new Set<Container>(), reports };
  for (const reference of graph.references) {
    if (reference.kind === 'link') checkLink(reference, targets);
    else checkNamed(reference, graph, reports);
  }
  checkPatterns(graph.references, reports);
  reportOddFacts(context);
  checkAdvice(context, targets);
}
