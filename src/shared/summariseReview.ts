import { formatCount } from './formatText.ts';
import type { GroupedReview } from './groupReview.ts';
import type { PageReview, SiteReview } from './review.ts';

/** Summarises a review in a sentence. */
export function summariseReview(review: SiteReview, { own }: GroupedReview): string {
  const { pages, lostAddresses, problems } = review;
  if (pages.length === 0) return 'Visitors get the same as before.';
  const shared = pages.length - own.length;
  const sharedNote = shared ? ` (${shared === pages.length ? 'all' : shared} only through something shared)` : '';
  const errors = problems.appeared.filter(({ severity }) => severity === 'error').length;
  const parts = [
    `${formatCount(pages.length, 'page')} ${pages.length === 1 ? 'changes' : 'change'} for visitors${sharedNote}`,
    lostAddresses.length ? `${formatCount(lostAddresses.length, 'address', 'addresses')} would be lost` : '',
    errors ? `${formatCount(errors, 'new error')}` : '',
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}

/** Formats the change of a page's size: `13.8 kB → 14.1 kB`; empty if it is unknown or unchanged. */
export function formatByteChange({ bytes }: Pick<PageReview, 'bytes'>): string {
  const { before, after } = bytes ?? {};
  const inKb = (number: number) => `${(number / 1000).toFixed(1)} kB`;
  if (before !== undefined && after !== undefined)
    return inKb(before) === inKb(after) ? '' : `${inKb(before)} → ${inKb(after)}`;
  const onlySize = before ?? after;
  return onlySize === undefined ? '' : inKb(onlySize);
}
