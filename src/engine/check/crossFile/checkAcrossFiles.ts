import { isCheckedByName } from '../facts/factsBuilder.ts';
import { locateReferences } from '../facts/gatherFacts.ts';
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
 * @param otherAddresses valid addresses other than the pages' own, if known; they are checked otherwise
 * @returns the context that links were checked against
 */
export function checkAcrossFiles(
  context: CrossFileContext,
  rules: readonly CheckRule[],
  otherAddresses?: LinkContext['otherAddresses'],
): LinkContext {
  const { graph, names, reports } = context;
  for (const container of graph.judged) {
    for (const problem of container.facts.problems) reports.addProblem(problem);
    if (!names.hasAll(container.facts.names)) addMissingReferences(container, context);
  }
  checkQueries(context);
  runBlockChecks(context);
  for (const rule of rules) rule.judge(context);
  checkLayouts(graph, reports);
  const anchors = new AnchorIndex(graph);
  anchors.reportRepeatedIds(reports);
  const targets = {
    ...context,
    anchors,
    refused: new Set<FileNode>(),
    otherAddresses:
      otherAddresses ??
      checkAddresses(
        context,
        rules.flatMap((rule) => rule.addresses?.(context) ?? []),
      ),
  };
  for (const reference of graph.references) {
    if (reference.kind === 'link') checkLink(reference, targets);
    else checkReferencedName(reference, graph, reports);
  }
  checkRegexes(graph.references, reports);
  checkSiteValues(context);
  const home = graph.pages.get('/');
  if (home && !home.isShown) reports.add('home-page-missing', { isThere: true }, { file: home.file, pointer: '' });
  return targets;
}

/** Looks up the source locations of names that do not exist. Facts hold only the names. */
function addMissingReferences(container: FileNode, context: CrossFileContext): void {
  const { graph, names } = context;
  for (const reference of locateReferences(container, context).references)
    if (isCheckedByName(reference.kind, reference.value) && !names.has(reference.kind, reference.value))
      graph.references.push({ ...reference, container });
}
