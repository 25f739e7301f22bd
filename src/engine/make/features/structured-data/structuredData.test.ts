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
  expect(withAbsoluteAddresses(data, (path) => `https://example.edu${path}`)).toEqual({
    '@type': 'Event',
    name: 'A / B',
    url: 'https://example.edu/events#a',
    image: ['https://example.edu/media/a.avif', 'https://example.com/b.jpg'],
    description: '/ and // and more',
    alternateName: '//',
  });
});
