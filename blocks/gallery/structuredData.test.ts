import { expect, it } from 'vitest';
import type { Gallery } from './gallery.types.ts';
import { createStructuredData } from './structuredData.ts';

const items: Gallery['items'] = [
  {
    title: 'The gate',
    image: { src: '/media/a.1', alt: '', width: 1600, height: 1067, widths: [320, 1600], sizes: '100vw' },
    date: { iso: '2026-03-12', text: '' },
  },
  { title: 'A drawing', image: { src: '/media/b.svg', alt: '', width: 4, height: 3 } },
];

it('lists the pictures of a gallery that has a name', () => {
  expect(createStructuredData({ items, heading: 'Campus', name: 'Our campus' })).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'ImageGallery',
      name: 'Our campus',
      image: [
        {
          '@type': 'ImageObject',
          name: 'The gate',
          contentUrl: '/media/a.1-1600.avif',
          thumbnailUrl: '/media/a.1-320.webp',
          datePublished: '2026-03-12',
        },
        { '@type': 'ImageObject', name: 'A drawing', contentUrl: '/media/b.svg', thumbnailUrl: '/media/b.svg' },
      ],
    },
  ]);
  expect(createStructuredData({ items, heading: 'Campus' })).toMatchObject([{ name: 'Campus' }]);
});

it('says nothing of one without', () => expect(createStructuredData({ items })).toEqual([]));
