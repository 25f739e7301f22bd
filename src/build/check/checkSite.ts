import type { Problem } from '../errors/problem.ts';
import type { SiteSource } from '../load/source.ts';
import { checkAddresses } from './addresses.ts';
import { Anchors } from './anchors.ts';
import { buildGraph } from './buildGraph.ts';
import { checkForms } from './forms/checkForms.ts';
import { checkLayouts } from './layouts.ts';
import { checkLink } from './links.ts';
import { checkNamed } from './named.ts';
import { checkPatterns } from './patterns.ts';
import { checkQueries } from './queries.ts';
import { Reports } from './reports.ts';

/** What a check depends on beside the content. */
export interface CheckOptions {
  /** Day for which the site is checked, ISO 8601: drafts aside, pages and blocks come and go by it. */
  at: string;
}

/**
 * Everything that is wrong with a site's content, in one run, by file and place: each mistake once, none of its
 * consequences. What is wrong with files as files, `loadSite` has told already.
 */
export function checkSite(source: SiteSource, { at }: CheckOptions): Problem[] {
  const reports = new Reports();
  const context = buildGraph(source, { at }, reports);
  const { graph } = context;
  checkQueries(context);
  checkForms(context);
  checkLayouts(graph, reports);
  const anchors = new Anchors(graph);
  anchors.reportRepeated(reports);
  const targets = { graph, otherAddresses: checkAddresses(graph, reports), anchors, reports };
  for (const reference of graph.references) {
    if (reference.kind === 'link') checkLink(reference, targets);
    else checkNamed(reference, graph, reports);
  }
  checkPatterns(graph.references, reports);
  return reports.sorted();
}
