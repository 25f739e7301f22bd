import { change, type Edit, mistakes } from '../mistake.ts';

const site = '_site.json';
const about = 'about/index.json';
const home = 'index.json';
const music = 'courses/music.json';
const events = '_data/events.json';
const listens = 'You learn to listen.';
const withText = (text: string) => change(music, listens, text);
const founded = (year: string) => change(site, '"facts": {', `"foundedYear": "${year}",\n  "facts": {`);
const numbers = (students: string, text: string): Edit[] => [
  change(site, '"students": "2400"', `"students": "${students}"`),
  change(home, 'We have taught for {site.facts.years} years.', text),
];
const festival = '"date": "2027-03-12", "kind": "festival"';
const listing = (heading: string, ...dates: string[]) =>
  change(
    music,
    `{ "type": "rich-text", "text": "${listens}" }`,
    `{ "type": "listing", "heading": ▶${JSON.stringify(heading)}, "empty": "Nothing.", "items": [${dates.map((date, at) => `{ "title": "Talk ${at}", "date": "${date}" }`).join(', ')}] }`.replace(
      /▶"/,
      '"▶',
    ),
  );

/** Statements that contradict each other or the calendar. */
export const statements = mistakes(
  [
    'another number of students than in the strip below',
    numbers('2400+', 'Be one of ▶2000+ students.'),
    'fact-differs',
  ],
  [
    'two numbers of alumni in one text',
    withText('Our 4000+ alumni know it. There are ▶10,000+ alumni.'),
    'fact-differs',
  ],
  [
    'two numbers of books in two blocks',
    change(
      music,
      `"text": "${listens}" }`,
      '"text": "We have 300+ books." },\n    { "type": "rich-text", "text": "Borrow one of ▶500+ books." }',
    ),
    'fact-differs',
  ],
  [
    'a day of the week that does not fit its date',
    withText('The concert is on ▶Monday, 15 January 2027.'),
    'weekday-wrong',
    'day of the week',
  ],
  [
    'a day of the week in German that does not fit',
    withText('Das Konzert ist am ▶Montag, den 15. Januar 2027.'),
    'weekday-wrong',
  ],
  [
    'a day of the week in Hindi that does not fit',
    change(about, '"heading": "How we began"', '"heading": "▶सोमवार, 15 जनवरी 2027"'),
    'weekday-wrong',
  ],
  [
    'a day of the week beside its date',
    change(
      events,
      '"date": "2027-03-12", "kind": "festival", "place": "Riverbank"',
      '"date": "2027-03-12", "kind": "festival", "place": "▶Saturday"',
    ),
    'weekday-wrong',
  ],
  [
    'a year with its digits in another order',
    change(events, festival, '"date": ▶"0206-03-12", "kind": "festival"'),
    'date-far',
  ],
  ['a year of another century', change(events, festival, '"date": ▶"2207-03-12", "kind": "festival"'), 'date-far'],
  [
    'a schedule of another millennium',
    change(about, '"expireAt": "2031-01-15"', '"expireAt": ▶"3031-01-15"'),
    'date-far',
  ],
  [
    'a year of founding that is still to come',
    change(site, '"facts": {', '"foundedYear": ▶"2030",\n  "facts": {'),
    'year-ahead',
  ],
  [
    'founded in a year to come',
    change(about, '"heading": "How we began"', '"heading": "▶Founded in 2032"'),
    'year-ahead',
  ],
  ['since a year to come', withText('Music ▶since 2103.'), 'year-ahead'],
  [
    'admissions of a year that is over',
    change(about, '"heading": "How we began"', '"heading": "Admissions ▶2024-25"'),
    'academic-year-over',
    'coming year',
  ],
  ['an academic year that has ended this summer', withText('Academic year ▶2025–26'), 'academic-year-over'],
  [
    'a button for a year that is over',
    change(home, '"label": "See our courses"', '"label": "Apply now for ▶2025"'),
    'academic-year-over',
  ],
  [
    'an age of last year',
    [founded('2003'), change(home, '"heading": "Welcome"', '"heading": "▶22 years of teaching"')],
    'age-outdated',
    '23',
  ],
  [
    'an age in the text of a picture',
    [founded('2003'), change(site, '"alt": "Riverside College"', '"alt": "▶21 Years"')],
    'age-outdated',
  ],
  ['an age in German', [founded('1996'), withText('Seit ▶29 Jahren am Fluss.')], 'age-outdated'],
  ['upcoming events that are over', listing('Upcoming talks', '2026-03-01', '2025-03-01'), 'upcoming-over'],
  ['upcoming events in German that are over', listing('Kommende Termine', '2026-11-01'), 'upcoming-over'],
  [
    'an entry that is called upcoming and is over',
    change(
      events,
      `${festival}, "place": "Riverbank"`,
      '"date": "2026-03-12", "kind": "festival", "place": "▶Upcoming"',
    ),
    'upcoming-over',
  ],
);
