import { momentOf, momentsOf } from '#engine/content/publication.ts';
import type { SiteSource } from '#engine/content/source.ts';
import type { Problem } from '#engine/problems/problem.ts';
import type { JsonObject } from '#shared/json.ts';
import type { FileFacts } from './facts/facts.ts';
import type { File } from './facts/factsOf.ts';
import { createSiteView, type SiteView } from './facts/siteView.ts';
import { checkAdvice } from './judge/advice/checkAdvice.ts';
import { checkDrawings } from './judge/drawings.ts';
import { allContainers, createGraph, datesOfSite } from './judge/graph.ts';
import { judge } from './judge/judge.ts';
import { createJudgeContext, type JudgeContext } from './judge/judgeContext.ts';
import { checkStylesheets } from './judge/stylesheets.ts';
import { lookAhead } from './lookAhead.ts';
import { rules } from './rules/rules.ts';

/** What was found out of a site in one of its languages. */
export interface JudgedSite {
  /** All that is wrong, now or at a coming moment. */
  problems: Problem[];
  /** What is wrong with files by themselves. */
  alone: Problem[];
  /** All pairs of dates that something of the site has. */
  dates: JsonObject[];
  /** Addresses of anchors that are written, but not on their pages at the moment of the check: `/about#open-day`. */
  absentAnchors: ReadonlySet<string>;
  context: JudgeContext;
}

/**
 * Puts the facts of all files together and finds what is wrong.
 * @param find gives the facts of a file
 * @param isComplete every file could be listed and read
 */
export function judgeSite(
  source: SiteSource,
  at: string,
  find: (file: File, view: SiteView) => FileFacts,
  isComplete = true,
): JudgedSite {
  const view = createSiteView(source, at, rules);
  const graph = createGraph(view, (file) => find(file, view));
  const unread = allContainers(graph).flatMap(({ facts }) => facts.readProblems);
  const areRead = unread.every(({ code }) => code === 'file-ignored');
  const context = createJudgeContext(view, graph, isComplete && areRead);
  const links = judge(context, rules);
  checkDrawings(context);
  checkStylesheets(context);
  checkAdvice(links);
  const dates = datesOfSite(graph);
  const now = [...unread, ...context.reports.sorted()];
  const moments = momentsOf(dates).filter((moment) => moment > momentOf(at));
  return {
    problems: [...now, ...lookAhead(moments, links, now)],
    alone: [...unread, ...allContainers(graph).flatMap(({ facts }) => facts.problems)],
    dates,
    absentAnchors: links.anchors.absent,
    context,
  };
}
