import { expect, it } from 'vitest';
import { describeMissingPage } from './ribbon.ts';

it.each([
  [{ why: 'draft' }, 'This page is a draft.'],
  [{ why: 'from', moment: '2027-01-15T09:00' }, 'This page is public from 15 January 2027, 09:00.'],
  [{ why: 'from', moment: '2027-01-15T00:00' }, 'This page is public from 15 January 2027.'],
  [{ why: 'until', moment: '2027-01-15' }, 'This page was public until 15 January 2027.'],
] as const)('says in words why there is no page: %j', (reason, words) => {
  expect(describeMissingPage(reason)).toBe(words);
});
