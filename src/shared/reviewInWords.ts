import type { GroupedReview } from './groupReview.ts';
import type { PageReview, SiteReview } from './review.ts';
import { count } from './words.ts';

/** What visitors get differently, in a sentence. */
export function summariseReview(review: SiteReview, { own }: GroupedReview): string {
  const { pages, lostAddresses, problems } = review;
  if (pages.length === 0) return 'Visitors get the same as before.';
  const shared = pages.length - own.length;
  const only = shared ? ` (${shared === pages.length ? 'all' : shared} only through something shared)` : '';
  const errors = problems.appeared.filter(({ severity }) => severity === 'error').length;
  const parts = [
    `${count(pages.length, 'page')} ${pages.length === 1 ? 'changes' : 'change'} for visitors${only}`,
    lostAddresses.length ? `${count(lostAddresses.length, 'address', 'addresses')} would be lost` : '',
    errors ? `${count(errors, 'new error')}` : '',
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}

/** `13.8 kB → 14.1 kB`, the first view of a page; empty where it is not known or the same. */
export function bytesInWords({ bytes }: Pick<PageReview, 'bytes'>): string {
  const { before, after } = bytes ?? {};
  const inKb = (number: number) => `${(number / 1000).toFixed(1)} kB`;
  if (before !== undefined && after !== undefined)
    return inKb(before) === inKb(after) ? '' : `${inKb(before)} → ${inKb(after)}`;
  const one = before ?? after;
  return one === undefined ? '' : inKb(one);
}
