import type { CheckRule } from '../rules/rule.ts';
import { checkAddresses } from './addresses.ts';
import { AnchorIndex } from './anchorIndex.ts';
import type { CrossFileContext, LinkContext } from './crossFileContext.ts';
import { checkLayouts } from './layouts.ts';
import { checkLink } from './links.ts';
import { checkQueries } from './queries.ts';
import { checkReferencedName } from './referencedNames.ts';
import { checkRegexes } from './regexes.ts';
import { runBlockChecks } from './runBlockChecks.ts';
import type { FileNode } from './siteGraph.ts';
import { checkSiteValues } from './siteValues.ts';

/**
 * Runs the cross-file check. Problems are added to the reports of the context.
 * @param known for a check at another time, what holds for the files that are not checked again: valid addresses other
 *   than the pages' own, and the results of queries
 * @returns the context that links were checked against
 */
export function checkAcrossFiles(
  context: CrossFileContext,
  rules: readonly CheckRule[],
  known?: Pick<LinkContext, 'otherAddresses' | 'queryResults'>,
): LinkContext {
  const { graph, nameExists, reports } = context;
  for (const { facts } of graph.filesToCheck) for (const problem of facts.problems) reports.addProblem(problem);
  const queryResults = checkQueries(context, known?.queryResults);
  const references = graph.filesToCheck.flatMap((container) =>
    container.facts.references
      .filter((reference) => !nameExists(reference))
      .map((reference) => ({ ...reference, container })),
  );
  references.push(...queryResults.references);
  runBlockChecks(context);
  for (const rule of rules) rule.check(context);
  checkLayouts(graph, reports);
  const anchors = new AnchorIndex(graph, queryResults);
  anchors.reportRepeatedIds(reports);
  const targets = {
    ...context,
    references,
    queryResults,
    anchors,
    refused: new Set<FileNode>(),
    otherAddresses:
      known?.otherAddresses ??
      checkAddresses(
        context,
        references,
        rules.flatMap((rule) => rule.addresses?.(context) ?? []),
      ),
  };
  for (const reference of references) {
    if (reference.kind === 'link') checkLink(reference, targets);
    else checkReferencedName(reference, graph, reports);
  }
  checkRegexes(references, reports);
  checkSiteValues(context);
  const home = graph.pages.get('/');
  if (home && !home.isShown) reports.add('home-page-missing', { isThere: true }, { file: home.file, pointer: '' });
  return targets;
}
