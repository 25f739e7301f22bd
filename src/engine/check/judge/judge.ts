import { isName } from '../facts/draft.ts';
import { findPlaces } from '../facts/factsOf.ts';
import type { Rule } from '../rules/rule.ts';
import { checkAddresses } from './addresses.ts';
import { Anchors } from './anchors.ts';
import { checkBlocks } from './checkBlocks.ts';
import type { Container } from './graph.ts';
import type { JudgeContext, LinkContext } from './judgeContext.ts';
import { checkLayouts } from './layouts.ts';
import { checkLink } from './links.ts';
import { checkName } from './missingNames.ts';
import { checkPatterns } from './patterns.ts';
import { checkQueries } from './queries.ts';
import { checkSiteValues } from './siteValues.ts';

/**
 * Finds what is wrong between the files of a site, from the facts of all of them; it goes to the reports.
 * @param otherAddresses where they are known already; they are checked otherwise
 * @returns what links were checked against
 */
export function judge(
  context: JudgeContext,
  rules: readonly Rule[],
  otherAddresses?: LinkContext['otherAddresses'],
): LinkContext {
  const { graph, names, reports } = context;
  for (const container of graph.judged) {
    for (const problem of container.facts.problems) reports.put(problem);
    if (!names.hasAll(container.facts.names)) addMissing(container, context);
  }
  checkQueries(context);
  checkBlocks(context);
  for (const rule of rules) rule.judge(context);
  checkLayouts(graph, reports);
  const anchors = new Anchors(graph);
  anchors.reportRepeated(reports);
  const targets = {
    ...context,
    anchors,
    refused: new Set<Container>(),
    otherAddresses:
      otherAddresses ??
      checkAddresses(
        context,
        rules.flatMap((rule) => rule.addresses?.(context) ?? []),
      ),
  };
  for (const reference of graph.references) {
    if (reference.kind === 'link') checkLink(reference, targets);
    else checkName(reference, graph, reports);
  }
  checkPatterns(graph.references, reports);
  checkSiteValues(context);
  const home = graph.pages.get('/');
  if (home && !home.isShown) reports.add('home-page-missing', { isThere: true }, { file: home.file, pointer: '' });
  return targets;
}

/** Facts say what a file names, not where: of a file that names what is not there, the places are looked up. */
function addMissing(container: Container, context: JudgeContext): void {
  const { graph, names } = context;
  for (const reference of findPlaces(container, context).references)
    if (isName(reference.kind, reference.value) && !names.has(reference.kind, reference.value))
      graph.references.push({ ...reference, container });
}
