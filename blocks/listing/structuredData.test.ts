import { expect, it } from 'vitest';
import type { Listing } from './listing.types.ts';
import { createStructuredData } from './structuredData.ts';

const image = { src: '/media/a.1', alt: '', width: 1600, height: 1067, widths: [320, 1080], sizes: '100vw' };
const items: Listing['items'] = [
  {
    id: 'maze',
    title: 'Maze',
    date: { iso: '2026-03-12', text: '' },
    text: { html: 'Robots <em>&amp;</em> more' },
    image,
  },
  { title: 'No day' },
];

it('says of an event what search engines ask for: name, day and place; and nothing of what has no day', () => {
  const about = { kind: 'events', name: 'College', address: '1 Road' } as const;
  expect(createStructuredData({ items, empty: '', structuredData: about })).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: 'Maze',
      startDate: '2026-03-12',
      description: 'Robots & more',
      image: '/media/a.1-320.webp',
      url: '#maze',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'Place', name: 'College', address: '1 Road' },
    },
  ]);
});

it('says it of the items that are shown at first, and not of those on later pages', () => {
  const about = { kind: 'events', name: 'College' } as const;
  const three = ['a', 'b', 'c'].map((title) => ({ title, date: { iso: '2026-03-12', text: '' } }));
  const named = createStructuredData({ items: three, empty: '', pageSize: 2, structuredData: about });
  expect(named).toMatchObject([{ name: 'a' }, { name: 'b' }]);
});

it('says nothing unless it is asked to', () => expect(createStructuredData({ items, empty: '' })).toEqual([]));

it('leads to the page of an event that has one', () => {
  const about = { kind: 'events', name: 'College' } as const;
  const [item] = items.map((event) => ({ ...event, link: { href: '/events/maze' } }));
  const found = createStructuredData({ items: item ? [item] : [], empty: '', structuredData: about });
  expect(found).toMatchObject([{ url: '/events/maze' }]);
});
