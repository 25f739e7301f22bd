import { expect, it } from 'vitest';
import { eventSlug } from './feedAddresses.ts';

const date = '2027-01-15';

it.each([
  ['its title and date', { title: 'Open day!', date }, 'open-day-2027-01-15'],
  ['its key', { key: 'Open Day', title: 'x', date }, 'open-day'],
  ['its date, as no letter of its title is one of addresses', { title: '🎉', date }, '2027-01-15'],
  ['its title and date, as its key has no such letter', { key: '🎉', title: 'Party', date }, 'party-2027-01-15'],
])('names an event by %s', (_, event, name) => {
  expect(eventSlug(event)).toBe(name);
});

it.each([
  { title: 'word '.repeat(2000), date },
  { key: 'w'.repeat(10_000), title: 'x', date },
  { title: 'é🎓'.repeat(500), date },
])('gives names that file systems take', (event) => {
  expect(Buffer.byteLength(`${eventSlug(event)}.ics`)).toBeLessThan(255);
});
