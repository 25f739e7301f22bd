import { expect, it } from 'vitest';
import { createBreadcrumbData, withAbsoluteAddresses } from './structuredData.ts';

it('shows search engines the way to a page, with whole addresses', () => {
  const absolute = (path: string) => `https://example.edu${path}`;
  const trail = [
    { title: 'Home', route: '/' },
    { title: 'About', route: '/about' },
  ];
  expect(createBreadcrumbData(trail, absolute)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ position: 1 }, { position: 2, name: 'About', item: 'https://example.edu/about' }],
  });
  expect(createBreadcrumbData(trail.slice(0, 1), absolute)).toBeUndefined();
});

it('writes out the addresses in structured data, at any depth', () => {
  const data = {
    '@type': 'Event',
    name: 'A / B',
    url: '/events#a',
    image: ['/media/a.avif', 'https://example.com/b.jpg'],
    // Words that begin with a slash.
    description: '/ and // and more',
    alternateName: '//',
  };
  expect(withAbsoluteAddresses(data, (path) => `https://example.edu${path}`, 'https://example.edu/page')).toEqual({
    '@type': 'Event',
    name: 'A / B',
    url: 'https://example.edu/events#a',
    image: ['https://example.edu/media/a.avif', 'https://example.com/b.jpg'],
    description: '/ and // and more',
    alternateName: '//',
  });
});

it('leads to parts of the page by whole addresses, and takes no other words for an address', () => {
  const data = { url: '#talk', name: '#1 of all', location: { url: '#hall' } };
  const absolute = (path: string) => `https://example.edu${path}`;
  expect(withAbsoluteAddresses(data, absolute, 'https://example.edu/events')).toEqual({
    url: 'https://example.edu/events#talk',
    name: '#1 of all',
    location: { url: 'https://example.edu/events#hall' },
  });
});
