import { expect, it } from 'vitest';
import { builtInLanguages } from '#shared/interfaceLabels/builtInLabels.ts';
import { findWrongWeekday } from './weekdays.ts';

it.each([
  ['On Monday, 15 January 2027 at ten', 'Friday'],
  ['Tue 3rd of March 2026', undefined],
  ['Wed, March 3, 2027', undefined],
  ['Thursday, March 3, 2027', 'Wednesday'],
  ['Montag, den 15. Januar 2027', 'Friday'],
  ['Freitag, 15. Januar 2027', undefined],
  ['सोमवार, 15 जनवरी 2027', 'Friday'],
  ['शुक्रवार, 15 जनवरी 2027', undefined],
  ['Sunday 2027-01-15', 'Friday'],
  ['Open on Monday, and closed since 15 January 2027', undefined],
  ['Sundry 15 January 2027', undefined],
])('reads %s', (text, right) => expect(findWrongWeekday(text)?.right).toBe(right));

it.each(['en', ...builtInLanguages])('knows the days and months of %s', (language) => {
  const date = new Date(Date.UTC(2027, 0, 15));
  const format = (day: number) =>
    `${new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2027, 0, day)))} 15 ${new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(date)} 2027`;
  expect(findWrongWeekday(format(15))).toBeUndefined();
  expect(findWrongWeekday(format(16))?.right).toBe('Friday');
});
