import { isName } from '../facts/draft.ts';
import { reportOddFacts } from '../oddFacts.ts';
import type { Rule } from '../rules/rule.ts';
import { checkAddresses, mayBeAddress } from './addresses.ts';
import { checkAdvice } from './advice/checkAdvice.ts';
import { Anchors } from './anchors.ts';
import { checkBlocks } from './checkBlocks.ts';
import { allContainers, type Container } from './graph.ts';
import type { JudgeContext } from './judgeContext.ts';
import { checkLayouts } from './layouts.ts';
import { checkLink } from './links.ts';
import type { LinkTargets } from './linkTargets.ts';
import { checkNamed } from './named.ts';
import { checkPatterns } from './patterns.ts';
import { findContainerPlaces } from './places.ts';
import { checkQueries } from './queries.ts';

/** Finds what is wrong between the files of a site, from the facts of all of them; it goes to the reports. */
export function judge(context: JudgeContext, rules: readonly Rule[]): void {
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
  const otherAddresses = checkAddresses(graph, reports);
  const mayBeThere = (route: string) => mayBeAddress(route, context);
  const targets: LinkTargets = { graph, otherAddresses, anchors, mayBeThere, refused: new Set(), reports };
  for (const reference of graph.references) {
    if (reference.kind === 'link') checkLink(reference, targets);
    else checkNamed(reference, graph, reports);
  }
  checkPatterns(graph.references, reports);
  reportOddFacts(context);
  checkAdvice(context, targets);
}

/** Facts say what a file names, not where: of a file that names what is not there, the places are looked up. */
function addMissing(container: Container, context: JudgeContext): void {
  const { graph, names } = context;
  for (const reference of findContainerPlaces(container, context).references)
    if (isName(reference.kind, reference.value) && !names.has(reference.kind, reference.value))
      graph.references.push({ ...reference, container });
}
