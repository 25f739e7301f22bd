import { expect, it } from 'vitest';
import { writeSite } from '#tests/samples/site.ts';
import { formatWithOffset, instantOf, isTimeZone, localTimeAt, siteNow } from './siteTime.ts';

it.each([
  ['2027-01-14T18:29:59Z', 'Asia/Kolkata', '2027-01-14T23:59'],
  ['2027-01-14T18:30:00Z', 'Asia/Kolkata', '2027-01-15T00:00'],
  ['2027-01-15T08:59:00Z', 'UTC', '2027-01-15T08:59'],
  // Clocks go forward from 02:00 to 03:00: content scheduled for 02:30 appears then.
  ['2027-03-28T00:59:00Z', 'Europe/Berlin', '2027-03-28T01:59'],
  ['2027-03-28T01:00:00Z', 'Europe/Berlin', '2027-03-28T03:00'],
  // Clocks are set back from 03:00 to 02:00.
  ['2027-10-31T00:59:00Z', 'Europe/Berlin', '2027-10-31T02:59'],
  ['2027-10-31T01:00:00Z', 'Europe/Berlin', '2027-10-31T02:59'],
  ['2027-10-31T01:59:00Z', 'Europe/Berlin', '2027-10-31T02:59'],
  ['2027-10-31T02:00:00Z', 'Europe/Berlin', '2027-10-31T03:00'],
])('at %s, clocks in %s show %s', (instant, zone, time) => {
  expect(localTimeAt(new Date(instant), zone)).toBe(time);
});

it.each([
  ['Asia/Kolkata', true],
  ['UTC', true],
  ['Asia/Kolkatta', false],
  ['+05:30', false],
  ['IST', false],
  ['', false],
])('knows whether %j is a time zone', (name, is) => {
  expect(isTimeZone(name)).toBe(is);
});

it('reads the time zone of a site; a clock without a place, or with none that there is, shows UTC', () => {
  const now = (zone: string) => {
    const site = `{ "timeZone": ${zone} }`;
    return siteNow(writeSite({ '_site.json': site }), new Date('2027-01-14T18:30:00Z'));
  };
  expect([now('"Asia/Kolkata"'), now('"Asia/Nowhere"'), now('1'), now('1,')]).toEqual([
    '2027-01-15T00:00',
    '2027-01-14T18:30',
    '2027-01-14T18:30',
    '2027-01-14T18:30',
  ]);
});

it.each([
  ['2027-01-15', 'Asia/Kolkata', '2027-01-14T18:30:00.000Z', '2027-01-15T00:00:00+05:30'],
  ['2027-01-15T09:00', 'UTC', '2027-01-15T09:00:00.000Z', '2027-01-15T09:00:00+00:00'],
  ['2027-07-01T12:00', 'America/St_Johns', '2027-07-01T14:30:00.000Z', '2027-07-01T12:00:00-02:30'],
  // Clocks are set forward from 02:00 to 03:00.
  ['2027-03-28T01:30', 'Europe/Berlin', '2027-03-28T00:30:00.000Z', '2027-03-28T01:30:00+01:00'],
  ['2027-03-28T02:30', 'Europe/Berlin', '2027-03-28T01:30:00.000Z', '2027-03-28T03:30:00+02:00'],
  ['2027-03-28T03:00', 'Europe/Berlin', '2027-03-28T01:00:00.000Z', '2027-03-28T03:00:00+02:00'],
  // Clocks are set back from 03:00 to 02:00.
  ['2027-10-31T02:30', 'Europe/Berlin', '2027-10-31T00:30:00.000Z', '2027-10-31T02:30:00+02:00'],
  ['2027-10-31T03:00', 'Europe/Berlin', '2027-10-31T02:00:00.000Z', '2027-10-31T03:00:00+01:00'],
])('%s in %s is an instant', (time, zone, instant, written) => {
  expect(instantOf(time, zone).toISOString()).toBe(instant);
  expect(formatWithOffset(time, zone)).toBe(written);
});
