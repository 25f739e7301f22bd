import { isError } from '#engine/problems/problem.ts';
import { isDate } from '#shared/isDate.ts';
import type { ProblemCollector } from '../../problemCollector.ts';
import type { LinkContext } from '../crossFileContext.ts';
import type { FileNode, SiteGraph } from '../siteGraph.ts';
import { checkContrast } from './contrast.ts';
import { checkFactValues } from './factValues.ts';
import { checkFonts } from './fonts.ts';
import { checkLinkParameters } from './linkParameters.ts';
import { checkOrphans } from './orphans.ts';
import { checkPageTexts } from './pageTexts.ts';
import { checkPictures } from './pictures.ts';
import { checkReach } from './reach.ts';
import { checkNotFoundPage, checkSchemeSwitch, checkUntranslatedLabels } from './siteSettings.ts';
import { checkUnused } from './unused.ts';

export function checkAdvice(context: LinkContext): void {
  const { graph, refused, reports } = context;
  checkPageTexts(context);
  checkContrast(graph, reports);
  checkUntranslatedLabels(context);
  checkSchemeSwitch(context);
  checkNotFoundPage(context);
  checkFonts(context);
  checkPictures(context);
  checkFactValues(context);
  checkLinkParameters(context);
  reportExpired(graph, refused, reports);
  // Content that could not be read because of a mistake may be all that uses a file or leads to a page.
  if (!context.isComplete || reports.problems.some(isError)) return;
  checkUnused(context);
  checkReach(context, checkOrphans(context));
}

/** Reports pages past their last day, except where a link to the page was reported, which says the same. */
function reportExpired({ pages, at }: SiteGraph, refused: Set<FileNode>, reports: ProblemCollector): void {
  for (const container of pages.values()) {
    const { expireAt, draft } = container.page?.page ?? {};
    if (typeof expireAt !== 'string' || !isDate(expireAt) || expireAt > at || draft === true) continue;
    if (refused.has(container)) continue;
    reports.add('expired', { what: 'This page', date: expireAt }, { file: container.file, pointer: '/expireAt' });
  }
}
