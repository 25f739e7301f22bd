import { expect, it } from 'vitest';
import type { Site } from '#render/site.types.ts';
import { featureSite } from '../features.ts';
import { feature } from './feature.ts';
import type { CalendarEvent } from './ics.ts';

const date = (iso: string) => ({ iso, text: iso });

const filesOf = (...items: CalendarEvent[]) => filesIn('Asia/Kolkata', ...items);

const filesIn = (timeZone: string, ...items: CalendarEvent[]) =>
  feature.files(
    featureSite({
      url: 'https://example.edu',
      timeZone,
      calendars: [{ name: 'events', title: 'Events, all', items }],
    } as unknown as Site),
  );

/** Unfolded lines of a file. */
const linesOf = (file = '') => file.replaceAll('\r\n ', '').split('\r\n');

/** Lines of an event with its times. */
const timesOf = (event: Omit<CalendarEvent, 'title'>) =>
  linesOf(filesOf({ title: 'x', ...event })['feeds/events.ics'])
    .filter((line) => /^DT(START|END)/.test(line))
    .join(' ');

it.each([
  ['a day', { date: date('2027-01-31') }, 'DTSTART;VALUE=DATE:20270131 DTEND;VALUE=DATE:20270201'],
  [
    'days, the last of them included',
    { date: date('2027-12-30'), endDate: date('2027-12-31') },
    'DTSTART;VALUE=DATE:20271230 DTEND;VALUE=DATE:20280101',
  ],
  ['a beginning', { date: date('2027-01-15'), time: '09:30' }, 'DTSTART:20270115T040000Z'],
  [
    'a beginning and an end',
    { date: date('2027-01-15'), time: '04:00', endTime: '17:00' },
    'DTSTART:20270114T223000Z DTEND:20270115T113000Z',
  ],
  [
    'an end on another day',
    { date: date('2027-01-15'), time: '18:00', endDate: date('2027-01-16'), endTime: '01:00' },
    'DTSTART:20270115T123000Z DTEND:20270115T193000Z',
  ],
  [
    'a beginning and a last day',
    { date: date('2027-01-15'), time: '18:00', endDate: date('2027-01-16') },
    'DTSTART:20270115T123000Z DTEND:20270116T183000Z',
  ],
])('writes %s', (_, event, expected) => {
  expect(timesOf(event)).toBe(expected);
});

it.each([
  ['a start that clocks skip', '02:30', '03:00', 'DTSTART:20270328T013000Z DTEND:20270328T020000Z'],
  ['both in the skipped hour', '02:10', '02:40', 'DTSTART:20270328T011000Z DTEND:20270328T014000Z'],
  ['an end that clocks skip', '01:30', '02:30', 'DTSTART:20270328T003000Z DTEND:20270328T013000Z'],
  ['an end after the skipped hour', '02:30', '06:00', 'DTSTART:20270328T013000Z DTEND:20270328T040000Z'],
])('never ends an event before it begins: %s', (_, time, endTime, expected) => {
  const file = filesIn('Europe/Berlin', { title: 'x', date: date('2027-03-28'), time, endTime })['feeds/events.ics'];
  expect(
    linesOf(file)
      .filter((line) => /^DT(START|END)/.test(line))
      .join(' '),
  ).toBe(expected);
});

it('numbers the state of an event that was changed, and says when', () => {
  const linesAt = (day?: string) =>
    linesOf(
      filesOf({ title: 'x', date: date('2027-01-15'), ...(day && { updated: date(day) }) })['feeds/events.ics'],
    ).filter((line) => /^(DTSTAMP|LAST|SEQ)/.test(line));
  expect(linesAt()).toEqual(['DTSTAMP:20270114T183000Z']);
  expect(linesAt('2027-01-10')).toEqual([
    'DTSTAMP:20270109T183000Z',
    'LAST-MODIFIED:20270109T183000Z',
    'SEQUENCE:20828',
  ]);
  expect(linesAt('2027-01-11').at(-1)).toBe('SEQUENCE:20829');
});

it('writes words so that calendars read them as they were meant', () => {
  const event = {
    title: 'Talk; with, a \\ and\na break',
    date: date('2027-01-15'),
    place: 'Hall 1, North',
    text: { html: 'Fish &amp; <b>chips</b>' },
    link: { href: '/events#talk' },
    key: 'talk',
  };
  const lines = linesOf(filesOf(event)['feeds/events/talk.ics']);
  expect(lines).toContain('SUMMARY:Talk\\; with\\, a \\\\ and\\na break');
  expect(lines).toContain('LOCATION:Hall 1\\, North');
  expect(lines).toContain('DESCRIPTION:Fish & chips');
  expect(lines).toContain('URL:https://example.edu/events#talk');
  expect(lines).toContain('UID:talk.events@example.edu');
  expect(lines).toContain('X-WR-CALNAME:Events\\, all');
  expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', '']);
});

it('breaks lines at 75 bytes, and never within a character', () => {
  const title = `${'ਪੰਜਾਬ '.repeat(20)}🎓${'a'.repeat(200)}`;
  const file = filesOf({ title, date: date('2027-01-15') })['feeds/events.ics'] ?? '';
  const lengths = file.split('\r\n').map((line) => Buffer.byteLength(line));
  expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
  expect(file).not.toMatch(/(?<!\r)\n|\ufffd/);
  expect(linesOf(file)).toContain(`SUMMARY:${title}`);
});

it('puts all events into one file, and each into its own', () => {
  const files = filesOf(
    { title: 'Open day', date: date('2027-01-15') },
    { title: 'x', date: date('2027-01-16'), key: 'Y' },
  );
  expect(Object.keys(files)).toEqual([
    'feeds/events.ics',
    'feeds/events/open-day-2027-01-15.ics',
    'feeds/events/y.ics',
  ]);
  const count = (file = '') => file.split('BEGIN:VEVENT').length - 1;
  expect(Object.values(files).map(count)).toEqual([2, 1, 1]);
});
