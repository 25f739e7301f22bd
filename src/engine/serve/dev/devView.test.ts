import { expect, it } from 'vitest';
import { formatViewQuery, parseDevView } from './devView.ts';

const view = (address: string, at?: string) =>
  parseDevView(new URL(address, 'http://localhost'), { now: () => '2026-06-01', at });

it.each([
  ['/', undefined, { moment: '2026-06-01', drafts: true }],
  ['/', '2027-01-15', { at: '2027-01-15', moment: '2027-01-15', drafts: true }],
  ['/?at=2027-01-15T09:00', '2028-01-01', { at: '2027-01-15T09:00', moment: '2027-01-15T09:00', drafts: true }],
  ['/?at=soon&drafts=off', undefined, { moment: '2026-06-01', drafts: false }],
])('%s of a server for %s shows the site so', (address, at, shown) => {
  expect(view(address, at)).toEqual(shown);
});

it('gives an address that asks for what it was made from', () => {
  for (const shown of [{ at: '2027-01-15T09:00', drafts: false }, { drafts: true }])
    expect(view(formatViewQuery(shown))).toMatchObject(shown);
});
