import { expect, it } from 'vitest';
import { checkChanged, page, site } from '#tests/samples/site.ts';

const feed = { name: 'news', title: 'News' };
const entry = { title: 'x', date: '2027-01-15' };

/** Codes and pointers of the problems of a site with additional keys in its `_site.json`. */
const problemsOf = (more: object, words = 'Hello') =>
  checkChanged({
    '_site.json': JSON.stringify({ ...site, ...more }),
    'index.json': page(`{ "type": "rich-text", "text": "${words}" }`),
    '_data/events.json': JSON.stringify({
      fields: { title: { is: 'text' }, day: { is: 'date' }, id: { is: 'text' } },
      items: [
        { title: 'Talk', day: '2027-01-15', id: 'talk' },
        { title: 'Walk', day: '2027-01-15', id: 'walk' },
      ],
    }),
  }).problems.flatMap(({ code, pointer }) => (code.endsWith('unused') ? [] : `${code} ${pointer}`));

const events = (as: object, more: object = {}) => ({ ...feed, items: { from: 'events', as }, ...more });

it.each<[name: string, site: object, problem: string]>([
  ['no entries', { feeds: [feed] }, 'feed-without-entries /feeds/0'],
  [
    'two of one name',
    { calendars: [events({ date: 'day', key: 'id' }), { ...feed, items: [entry] }] },
    'feed-name-repeated /calendars/1/name',
  ],
  ['a date that the list calls otherwise', { feeds: [events({ key: 'id' })] }, 'item-field-missing /feeds/0/items'],
  [
    'entries of one link',
    {
      feeds: [
        {
          ...feed,
          items: [
            { ...entry, link: '/' },
            { ...entry, title: 'y', link: '/' },
          ],
        },
      ],
    },
    'feed-entry-repeated /feeds/0/items',
  ],
  [
    'events of one name in addresses',
    { calendars: [{ ...feed, items: [entry, { ...entry, title: 'X!' }] }] },
    'feed-entry-repeated /calendars/0/items',
  ],
  [
    'an end before the beginning',
    { calendars: [{ ...feed, items: [{ ...entry, time: '18:00', endTime: '01:00' }] }] },
    'event-ends-early /calendars/0/items',
  ],
  [
    'a last day before the first',
    { calendars: [{ ...feed, items: [{ ...entry, endDate: '2027-01-14' }] }] },
    'event-ends-early /calendars/0/items',
  ],
  [
    'a beginning that clocks skip',
    {
      timeZone: 'Europe/Berlin',
      calendars: [{ ...feed, items: [{ ...entry, date: '2027-03-28', time: '02:30' }] }],
    },
    'event-time-skipped /calendars/0/items',
  ],
])('finds %s', (_, more, problem) => {
  expect(problemsOf(more)).toEqual([problem]);
});

it('lets links lead to feeds, calendars and events', () => {
  const more = {
    feeds: [events({ date: 'day', key: 'id' })],
    calendars: [events({ date: 'day', key: 'id' }, { name: 'dates' })],
  };
  const words = (...paths: string[]) => paths.map((path) => `[x](/feeds/${path})`).join(' ');
  expect(problemsOf(more, words('news.xml', 'news.json', 'dates.ics', 'dates/walk.ics'))).toEqual([]);
  expect(problemsOf(more, words('dates/run.ics'))).toEqual(['link-not-found /blocks/0/text']);
});

it('takes the day of a change from pages that a feed lists', () => {
  const entries = (more: string) =>
    checkChanged({
      '_site.json': JSON.stringify({
        ...site,
        feeds: [{ ...feed, items: { pages: '/', as: { date: 'day', updated: 'updated' } } }],
      }),
      'index.json': page('{ "type": "rich-text", "text": "Hello" }').replace(
        '{',
        `{ "fields": { "day": "2027-01-15" },${more}`,
      ),
    }).problems.flatMap(({ code }) => (code.endsWith('unused') ? [] : code));
  expect(entries('"updated": "2027-02-03",')).toEqual([]);
  expect(entries('')).toEqual(['field-unknown']);
});

it('takes days, times and nights for what they are', () => {
  const times = [
    {},
    { time: '09:00' },
    { time: '09:00', endTime: '10:00' },
    { endDate: '2027-01-16' },
    { time: '18:00', endDate: '2027-01-16', endTime: '01:00' },
    { time: '18:00', endDate: '2027-01-15' },
  ];
  const items = times.map((more, number) => ({ ...entry, ...more, key: String(number) }));
  expect(problemsOf({ calendars: [{ ...feed, items }] })).toEqual([]);
});
