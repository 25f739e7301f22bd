import { expect, it } from 'vitest';
import type { LinkTarget } from '#shared/studio.ts';
import { brokenLinkReason, findLinkTargets, looksLikeAddress, resolveTypedLink } from './links.ts';

const targets: LinkTarget[] = [
  { link: '/', name: 'Home', kind: 'page' },
  { link: '/about/location', name: 'Campus Location', kind: 'page' },
  { link: '/about/location#map', name: 'The map', kind: 'anchor' },
  { link: 'documents/brochure.pdf', name: 'brochure.pdf', kind: 'document' },
];
const why = (link: string, route?: string) => brokenLinkReason(link, targets, route);

it('knows what leads somewhere', () => {
  for (const link of [
    '',
    '/',
    '/about/location',
    '/about/location#map',
    '/about/location?from=here',
    'tel:{site.phone}',
  ])
    expect(why(link), link).toBeUndefined();
  for (const link of ['https://example.org/a', 'mailto:a@example.org', 'documents/brochure.pdf', '{item.link}', '#any'])
    expect(why(link), link).toBeUndefined();
  expect(why('#map', '/about/location')).toBeUndefined();
});

it('says why others lead nowhere', () => {
  expect(why('/about/locatoin')).toContain('No page has the address “/about/locatoin”');
  expect(why('/about/location#mpa')).toContain('#mpa');
  expect(why('#mpa', '/about/location')).toContain('No block of this page');
  expect(why('documents/none.pdf')).toContain('no file');
  expect(why('htps://example.org')).toContain('https://');
});

it('finds pages by their name and their address', () => {
  expect(findLinkTargets('campus', targets, 5).map(({ link }) => link)).toEqual(['/about/location']);
  expect(findLinkTargets('location', targets, 5)).toHaveLength(2);
  expect(findLinkTargets('', targets, 2)).toHaveLength(2);
});

it('tells addresses from names that are looked for', () => {
  for (const text of ['/', '/about', '#map', 'tel:1', 'https://a.example', '{site.blog}', 'documents/a.pdf'])
    expect(looksLikeAddress(text), text).toBe(true);
  for (const text of ['', 'campus', 'Campus Loc']) expect(looksLikeAddress(text), text).toBe(false);
});

it('takes an address, or the first target with the name that was typed', () => {
  expect(resolveTypedLink('campus', targets)).toEqual({ link: '/about/location', name: 'Campus Location' });
  expect(resolveTypedLink(' /about/location ', targets)).toEqual({ link: '/about/location', name: 'Campus Location' });
  expect(resolveTypedLink('https://example.org', targets)).toEqual({ link: 'https://example.org', name: '' });
  expect(resolveTypedLink('{item.link}', targets)).toEqual({ link: '{item.link}', name: '' });
  expect(resolveTypedLink('', targets)).toEqual({ link: '', name: '' });
});
