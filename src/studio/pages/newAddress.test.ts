import { expect, test } from 'vitest';
import { folderFor, normalizeAddress, suggestAddress } from './newAddress.ts';

test('an address is made of the heading, where one stands', () => {
  const suggested = (route: string, standing: 'beside' | 'below', heading: string) =>
    suggestAddress(folderFor(route, standing), heading, { language: 'de' });
  expect(suggested('/about/location', 'beside', 'Öffnungszeiten & Anfahrt')).toBe('/about/oeffnungszeiten-anfahrt');
  expect(suggested('/about', 'below', 'Our team')).toBe('/about/our-team');
  expect(suggested('/', 'below', 'v1.2 notes')).toBe('/v1-2-notes');
  expect(suggested('/', 'beside', '!')).toBe('');
});

test('an address that is typed begins with one slash', () => {
  expect(['about/team', '//about/team/ ', ' '].map(normalizeAddress)).toEqual(['/about/team', '/about/team', '']);
});
