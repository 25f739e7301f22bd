import { didYouMean, formatTimestamp, quote } from '#shared/formatText.ts';
import { hasUtcOffset } from '#shared/isDate.ts';
import { error } from '#shared/problemKind.ts';

/** Problems of dates and times. */
export const dateProblems = {
  'date-invalid': error<{ date: string; suggestion?: string; mayHaveTime?: boolean }>({
    title: 'Not a date',
    message: ({ date, mayHaveTime }) =>
      /^\d{4}-\d{2}-\d{2}$/.test(date)
        ? `${quote(date)} is no day of the calendar.`
        : mayHaveTime && hasUtcOffset(date)
          ? `${quote(date)} names a time zone; times are here those of the site's own clocks.`
          : `${quote(date)} is not written as dates are here: year-month-day.`,
    hint: ({ date, suggestion, mayHaveTime }) =>
      didYouMean(
        suggestion,
        mayHaveTime && hasUtcOffset(date)
          ? 'Write the time that the clocks of the site show ("timeZone" of _site.json), without "Z" or an offset: "2027-01-15T09:00".'
          : `Write year-month-day, as "2027-01-15"${mayHaveTime ? ', or with a time of the day, as "2027-01-15T09:00"' : ''}.`,
      ),
    hintInWords: ({ suggestion, mayHaveTime }) =>
      didYouMean(
        suggestion,
        `Choose the day in the calendar${mayHaveTime ? ', with the time that the clocks of the site show' : ''}.`,
      ),
    why: 'What is not a day of the calendar never comes: the page or block would be shown at the wrong time or never.',
    example: { wrong: '"expireAt": "30.2.2027"', right: '"expireAt": "2027-02-28"' },
    isOfName: true,
  }),
  'time-zone-unknown': error<{ name: string; suggestion?: string }>({
    title: 'Unknown time zone',
    message: ({ name }) => `${quote(name)} is the name of no time zone.`,
    hint: ({ suggestion }) =>
      didYouMean(
        suggestion,
        'Write a continent and a large city of your time zone, as "Asia/Kolkata" or "Europe/Paris".',
      ),
    why: 'Pages and notices come and go by this clock. By the clock of another place, they would do so hours too early or too late.',
    example: { wrong: '"timeZone": "IST"', right: '"timeZone": "Asia/Kolkata"' },
  }),
  'dates-reversed': error<{ publishAt: string; expireAt: string }>({
    title: 'Never shown',
    message: ({ publishAt, expireAt }) =>
      `This would end on ${formatTimestamp(expireAt)}, before it begins on ${formatTimestamp(publishAt)}: it is never shown.`,
    hint: () => '"expireAt" is the first moment at which it is no longer shown, and must be later than "publishAt".',
    hintInWords: () =>
      'Choose a later day under “No longer shown from” than under “Show from”: from that day on it is not shown any more.',
    why: 'Between an end and a later beginning there is no time at which it could be shown.',
    example: {
      wrong: '"publishAt": "2027-03-01", "expireAt": "2027-02-01"',
      right: '"publishAt": "2027-02-01", "expireAt": "2027-03-01"',
    },
    adjustable: true,
  }),
};
