import { error } from '#shared/problemKind.ts';
import { didYouMean, quote } from '#shared/words.ts';

/** Dates and what is shown when. */
export const publication = {
  'date-invalid': error<{ date: string; suggestion?: string }>({
    title: 'Not a date',
    message: ({ date }) =>
      /^\d{4}-\d{2}-\d{2}$/.test(date)
        ? `${quote(date)} is no day of the calendar.`
        : `${quote(date)} is not written as dates are here: year-month-day.`,
    hint: ({ suggestion }) => didYouMean(suggestion, 'Write year-month-day, as "2027-01-15".'),
    why: 'What is not a day of the calendar never comes: the page or block would be shown at the wrong time or never.',
    example: { wrong: '"expireAt": "30.2.2027"', right: '"expireAt": "2027-02-28"' },
  }),
  'dates-reversed': error<{ publishAt: string; expireAt: string }>({
    title: 'Never shown',
    message: ({ publishAt, expireAt }) =>
      `This would end on ${expireAt}, before it begins on ${publishAt}: it is never shown.`,
    hint: () => '"expireAt" is the first day without it, and must be later than "publishAt".',
    why: 'Between an end and a later beginning there is no day on which it could be shown.',
    example: {
      wrong: '"publishAt": "2027-03-01", "expireAt": "2027-02-01"',
      right: '"publishAt": "2027-02-01", "expireAt": "2027-03-01"',
    },
    adjustable: true,
  }),
};
