import { type NotPublic, whyNotPublic } from '#engine/content/publication.ts';
import type { PageSource } from '#engine/content/source.ts';
import { momentInWords } from '#shared/words.ts';
import type { Ribbon } from './resolved.ts';
import type { SiteContext } from './siteContext.ts';

/** The ribbon of a page; undefined for one that visitors get. */
export function ribbonOf({ page }: PageSource, { at }: SiteContext): Ribbon | undefined {
  const reason = whyNotPublic(page, at);
  return reason && { text: describeReason(reason) };
}

/** Why a page is not public: `Public from 15 January 2027, 09:00`. */
function describeReason(reason: NotPublic): string {
  if (reason.why === 'from') return `Public from ${momentInWords(reason.moment)}`;
  if (reason.why === 'until') return `Was public until ${momentInWords(reason.moment)}`;
  return reason.why === 'draft' ? 'Draft' : 'Hidden';
}

/** Why there is no page at an address although there is one in the folder: `This page is a draft.` */
export function missingInWords(reason: NotPublic): string {
  if (reason.why === 'from') return `This page is public from ${momentInWords(reason.moment)}.`;
  if (reason.why === 'until') return `This page was public until ${momentInWords(reason.moment)}.`;
  return reason.why === 'draft' ? 'This page is a draft.' : 'This page is hidden.';
}
