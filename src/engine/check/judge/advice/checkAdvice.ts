import { isError } from '#engine/problems/problem.ts';
import { isDate } from '#shared/isDate.ts';
import type { Reports } from '../../reports.ts';
import type { Container, SiteGraph } from '../graph.ts';
import type { LinkContext } from '../judgeContext.ts';
import { checkContrast } from './contrast.ts';
import { checkFonts } from './fonts.ts';
import { checkOrphans } from './orphans.ts';
import { checkPageTexts } from './pageTexts.ts';
import { checkPictureSizes } from './pictures.ts';
import { checkNotFoundPage, checkSchemeSwitch, checkSiteWords } from './siteWords.ts';
import { checkUnused } from './unused.ts';

/** Reports what works, but not as well as it could, as far as it is seen only when all files are known. */
export function checkAdvice(context: LinkContext): void {
  const { graph, anchors, refused, reports } = context;
  checkPageTexts(context);
  checkContrast(graph, reports);
  checkSiteWords(context);
  checkSchemeSwitch(context);
  checkNotFoundPage(context);
  checkFonts(context);
  checkPictureSizes(context);
  reportExpired(graph, refused, reports);
  // What cannot be read because of a mistake may be all that uses a file or leads to a page.
  if (!context.isComplete || reports.problems.some(isError)) return;
  checkUnused(context);
  checkOrphans(graph, anchors, reports);
}

/** A page past its last day; not where a link to it has been reported, which says the same. */
function reportExpired({ pages, at }: SiteGraph, refused: Set<Container>, reports: Reports): void {
  for (const container of pages.values()) {
    const { expireAt, draft } = container.page?.page ?? {};
    if (typeof expireAt !== 'string' || !isDate(expireAt) || expireAt > at || draft === true) continue;
    if (refused.has(container)) continue;
    reports.add('expired', { what: 'This page', date: expireAt }, { file: container.file, pointer: '/expireAt' });
  }
}
