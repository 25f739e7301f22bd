import { formatTimestamp, quote } from '#shared/formatText.ts';
import { warning } from '#shared/problemKind.ts';

/** Statements that contradict each other or the calendar. */
export const statementProblems = {
  'fact-differs': warning<{ noun: string; one: string; other: string; file: string }>({
    title: 'Two numbers of the same thing on one page',
    message: ({ noun, one, other, file }) =>
      `Visitors read ${one} ${noun} here and ${other} ${noun} elsewhere on the same page (${file}).`,
    hint: () => 'Write the number once, in "facts" of _site.json, and {site.facts.…} wherever it is shown.',
    hintInWords: () =>
      'Write the number once, in the area “Site” under “Facts”, and {site.facts.…} wherever it is shown.',
    why: 'Whoever reads both believes neither.',
    example: {
      wrong: '"value": "10000+", "label": "alumni", and "text": "4000+ alumni"',
      right: '"value": "{site.facts.alumni}", "label": "alumni", and "text": "{site.facts.alumni} alumni"',
    },
  }),
  'weekday-wrong': warning<{ written: string; day: string; right: string }>({
    title: 'Day of the week that does not fit its date',
    message: ({ day, right }) => `The date with this ${quote(day)} is a ${right}.`,
    hint: () => 'Correct the day of the week or the date.',
    why: 'Visitors come on the wrong day, or do not know on which to come.',
    example: { wrong: '"Monday, 15 January 2027"', right: '"Friday, 15 January 2027"' },
  }),
  'date-far': warning<{ date: string; year: number }>({
    title: 'Date of another age',
    message: ({ year }) => `The year ${year} is hardly meant.`,
    hint: () => 'Write the year with its four digits, as "2027-01-15".',
    why: 'A digit was mistyped: what depends on the date is shown never or for ever, or sorted to the wrong end.',
    example: { wrong: '"date": "0206-03-12"', right: '"date": "2026-03-12"' },
  }),
  'year-ahead': warning<{ written: string; year: number }>({
    title: 'Founded in a year that is still to come',
    message: ({ year }) => `Nothing can have begun in ${year} yet.`,
    hint: () => 'Correct the year.',
    why: 'Visitors and search engines read it, and other texts count the years from it.',
    example: { wrong: '"foundedYear": "2203"', right: '"foundedYear": "2003"' },
  }),
  'academic-year-over': warning<{ written: string }>({
    title: 'Academic year that is over',
    message: ({ written }) => `${quote(written)} is over, and this is still said of it.`,
    hint: () => 'Write the coming year, or delete it; with "expireAt" the block goes by itself next time.',
    hintInWords: () =>
      'Write the coming year, or delete it; with a day under “No longer shown from” the block goes by itself next time.',
    why: 'Visitors think that they are too late, or that nobody looks after the page.',
    example: { wrong: '"heading": "Admissions 2023-24"', right: '"heading": "Admissions 2027-28"' },
  }),
  'age-outdated': warning<{ written: string; founded: number; age: number }>({
    title: 'Age that was right once',
    message: ({ written, founded, age }) => `${quote(written)}: since ${founded} it is ${age} years by now.`,
    hint: ({ age }) => `Write ${age}, or a number that stays right, as "${Math.floor(age / 5) * 5}+".`,
    why: 'The number grows by one each year, and somebody has to remember it.',
    example: { wrong: '"alt": "23 Years", "foundedYear": "2003", in 2027', right: '"alt": "24 Years"' },
  }),
  'upcoming-over': warning<{ written: string; date: string }>({
    title: 'Upcoming, but over',
    message: ({ written, date }) => `${quote(written)} is said of what ended on ${formatTimestamp(date)}.`,
    hint: () => 'Delete it or change the words; with "expireAt" it goes by itself next time.',
    hintInWords: () =>
      'Delete it or change the words; with a day under “No longer shown from” it goes by itself next time.',
    why: 'Visitors look for what is to come and find what they have missed.',
    example: {
      wrong: '{ "title": "Open day", "badge": "Upcoming", "date": "2020-01-15" }',
      right: '{ "title": "Open day", "date": "2020-01-15" }',
    },
  }),
};
