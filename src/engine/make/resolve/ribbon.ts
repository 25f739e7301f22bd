import { type UnpublishedReason, unpublishedReasonOf } from '#engine/content/publication.ts';
import type { PageSource } from '#engine/content/siteSource.ts';
import { formatTimestamp } from '#shared/formatText.ts';
import type { Ribbon } from './resolved.ts';
import type { SiteContext } from './siteContext.ts';

export function createRibbon({ page }: PageSource, { at }: SiteContext): Ribbon | undefined {
  const reason = unpublishedReasonOf(page, at);
  return reason && { text: describeReason(reason) };
}

/** Describes why a page is not public: `Public from 15 January 2027, 09:00`. */
function describeReason(reason: UnpublishedReason): string {
  if (reason.why === 'from') return `Public from ${formatTimestamp(reason.moment)}`;
  if (reason.why === 'until') return `Was public until ${formatTimestamp(reason.moment)}`;
  return reason.why === 'draft' ? 'Draft' : 'Hidden';
}

export function describeMissingPage(reason: UnpublishedReason): string {
  if (reason.why === 'from') return `This page is public from ${formatTimestamp(reason.moment)}.`;
  if (reason.why === 'until') return `This page was public until ${formatTimestamp(reason.moment)}.`;
  return reason.why === 'draft' ? 'This page is a draft.' : 'This page is hidden.';
}
