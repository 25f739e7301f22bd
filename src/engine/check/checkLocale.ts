import { timestampOf, timestampsOf } from '#engine/content/publication.ts';
import type { SiteSource } from '#engine/content/siteSource.ts';
import type { Problem } from '#engine/problems/problem.ts';
import type { JsonObject } from '#shared/json.ts';
import { checkAdvice } from './crossFile/advice/checkAdvice.ts';
import { checkAcrossFiles } from './crossFile/checkAcrossFiles.ts';
import { type CrossFileContext, createCrossFileContext, type LinkContext } from './crossFile/crossFileContext.ts';
import { checkMediaFiles } from './crossFile/mediaFiles.ts';
import { allFileNodes, createSiteGraph, datesOfSite } from './crossFile/siteGraph.ts';
import { checkStylesheets } from './crossFile/stylesheets.ts';
import type { FileFacts } from './facts/facts.ts';
import { createFactsContext, type FactsContext } from './facts/factsContext.ts';
import type { FileOfKind } from './facts/gatherFacts.ts';
import { checkRules } from './rules/rules.ts';
import { findUpcomingProblems } from './upcomingProblems.ts';

export interface LocaleCheck {
  /** Current and upcoming problems. */
  problems: Problem[];
  /** Problems that follow from one file alone. */
  alone: Problem[];
  /** Schedules and other date ranges of the site's content. */
  dates: JsonObject[];
  /** Addresses of anchors, as `/about#open-day`, that are written but not shown at the time of the check. */
  absentAnchors: ReadonlySet<string>;
  context: LinkContext;
  /** Site with the heads of pages that were left unread. */
  source: SiteSource;
}

/** Days from which a rule may find something else, as schedules. */
const turningDaysOfRules = (context: CrossFileContext): JsonObject[] =>
  checkRules.flatMap((rule) => rule.turningDays?.(context) ?? []).map((day) => ({ publishAt: day }));

/**
 * Combines the facts of all files and checks them.
 * @param factsOf returns the facts of a file
 * @param isComplete true if every file could be listed and read
 */
export function checkLocale(
  source: SiteSource,
  at: string,
  factsOf: (file: FileOfKind, context: FactsContext) => FileFacts,
  isComplete = true,
): LocaleCheck {
  const factsContext = createFactsContext(source, at, checkRules);
  const graph = createSiteGraph(factsContext, (file) => factsOf(file, factsContext));
  const unread = allFileNodes(graph).flatMap(({ facts }) => facts.readProblems);
  const areRead = unread.every(({ code }) => code === 'file-ignored');
  const context = createCrossFileContext(factsContext, graph, isComplete && areRead);
  const links = checkAcrossFiles(context, checkRules);
  checkMediaFiles(context);
  checkStylesheets(links);
  checkAdvice(links);
  const dates = datesOfSite(graph);
  const now = [...unread, ...context.reports.sortedWithoutHidden()];
  const upcoming = timestampsOf(dates).filter((timestamp) => timestamp > timestampOf(at));
  return {
    problems: [...now, ...findUpcomingProblems(upcoming, links, now)],
    alone: [...unread, ...allFileNodes(graph).flatMap(({ facts }) => facts.problems)],
    dates: [...dates, ...turningDaysOfRules(context)],
    absentAnchors: links.anchors.hiddenAddresses,
    context: links,
    source: graph.source,
  };
}
