import { isName } from '../facts/draft.ts';
import { findPlaces } from '../facts/factsOf.ts';
import type { Rule } from '../rules/rule.ts';
import { checkAddresses } from './addresses.ts';
import { checkAdvice } from './advice/checkAdvice.ts';
import { Anchors } from './anchors.ts';
import { checkBlocks } from './checkBlocks.ts';
import { checkDrawings } from './drawings.ts';
import { allContainers, type Container } from './graph.ts';
import type { JudgeContext } from './judgeContext.ts';
import { checkLayouts } from './layouts.ts';
import { checkLink } from './links.ts';
import { checkName } from './missingNames.ts';
import { checkPatterns } from './patterns.ts';
import { checkQueries } from './queries.ts';
import { checkSiteValues } from './siteValues.ts';

/**
 * Finds what is wrong between the files of a site, from the facts of all of them; it goes to the reports.
 * @returns which anchors are on which page
 */
export function judge(context: JudgeContext, rules: readonly Rule[]): Anchors {
  const { graph, names, reports } = context;
  for (const container of allContainers(graph)) {
    for (const problem of container.facts.problems) reports.put(problem);
    if (!names.hasAll(container.facts.names)) addMissing(container, context);
  }
  checkQueries(context);
  checkBlocks(context);
  for (const rule of rules) rule.judge(context);
  checkLayouts(graph, reports);
  const anchors = new Anchors(graph);
  anchors.reportRepeated(reports);
  const targets = { ...context, otherAddresses: checkAddresses(context), anchors, refused: new Set<Container>() };
  for (const reference of graph.references) {
    if (reference.kind === 'link') checkLink(reference, targets);
    else checkName(reference, graph, reports);
  }
  checkPatterns(graph.references, reports);
  checkDrawings(context);
  checkSiteValues(context);
  const home = graph.pages.get('/');
  if (home && !home.isShown) reports.add('home-page-missing', { isThere: true }, { file: home.file, pointer: '' });
  checkAdvice(targets);
  return anchors;
}

/** Facts say what a file names, not where: of a file that names what is not there, the places are looked up. */
function addMissing(container: Container, context: JudgeContext): void {
  const { graph, names } = context;
  for (const reference of findPlaces(container, context).references)
    if (isName(reference.kind, reference.value) && !names.has(reference.kind, reference.value))
      graph.references.push({ ...reference, container });
}
