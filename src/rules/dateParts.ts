import { toAsciiDigits } from './asciiDigits.ts';

/** Parts of a date that is typed into three boxes, in the order of most languages. */
export const dateParts = ['day', 'month', 'year'] as const;

export type DatePart = (typeof dateParts)[number];

/*
 * While it is typed, such a date is written as far as it is known, `2027-1-`; its normal form is that of every date,
 * `2027-01-05`.
 */

const placeOf: Record<DatePart, number> = { year: 0, month: 1, day: 2 };

const split = (date: string): string[] => (date === '' ? ['', '', ''] : [...date.split('-'), '', '', ''].slice(0, 3));

/** Text in one of the boxes. @param date as typed so far, or in its normal form */
export const partOfDate = (date: string, part: DatePart): string => split(date)[placeOf[part]] ?? '';

/** Date with the text of one box; empty if all of them are. */
export function withDatePart(date: string, part: DatePart, text: string): string {
  const parts = split(date);
  parts[placeOf[part]] = text.trim().replaceAll('-', '');
  return parts.every((each) => each === '') ? '' : parts.join('-');
}

/** Normal form of a date that was typed into boxes; what is no date stays as it was typed. */
export function normalDate(text: string): string {
  const [, year, month = '', day = ''] = toAsciiDigits(text).match(/^(\d{4}) *- *(\d{1,2}) *- *(\d{1,2})$/) ?? [];
  return year === undefined ? text : [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}

/** Order of the boxes in a language, as its dates are written. */
export function dateOrder(language: string): DatePart[] {
  const written = new Intl.DateTimeFormat(language, { dateStyle: 'short', calendar: 'gregory' }).formatToParts();
  return written.flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? type : []));
}
