import { kind } from '#shared/problemKind.ts';
import { quote } from '#shared/words.ts';

/** Dates and what is shown when. */
export const publication = {
  'date-invalid': kind<{ date: string; suggestion?: string }>({
    severity: 'error',
    title: 'Not a date',
    message: ({ date }) =>
      /^\d{4}-\d{2}-\d{2}$/.test(date)
        ? `${quote(date)} is no day of the calendar.`
        : `${quote(date)} is not written as dates are here: year-month-day.`,
    hint: ({ suggestion }) =>
      suggestion ? `Did you mean ${quote(suggestion)}?` : 'Write year-month-day, as "2027-01-15".',
  }),
  'dates-reversed': kind<{ publishAt: string; expireAt: string }>({
    severity: 'error',
    title: 'Never shown',
    message: ({ publishAt, expireAt }) =>
      `This would end on ${expireAt}, before it begins on ${publishAt}: it is never shown.`,
    hint: () => '"expireAt" is the first day without it, and must be later than "publishAt".',
  }),
};
