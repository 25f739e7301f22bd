import { expect, it } from 'vitest';
import { encodeLetters, plainAddress } from './plainAddress.ts';

it.each([
  ['/gr%C3%B6%C3%9Fe', '/größe'],
  ['/gro\u0308ße#u\u0308ber', '/größe#über'],
  ['/gro%CC%88%C3%9fe', '/größe'],
  ['#%E0%A4%AA%E0%A4%B0%E0%A4%BF%E0%A4%9A%E0%A4%AF', '#परिचय'],
  ['/a%2Fb%20c?x=%C3%BC', '/a%2Fb%20c?x=ü'],
  ['/%FF', '/%FF'],
  ['/about/location', '/about/location'],
  ['https://example.edu/%C3%BC', 'https://example.edu/%C3%BC'],
  ['gr%C3%B6%C3%9Fe.pdf', 'gr%C3%B6%C3%9Fe.pdf'],
])('reads %s as %s', (written, plain) => {
  expect(plainAddress(written)).toBe(plain);
  expect(plainAddress(plain)).toBe(plain);
});

it.each([
  ['/größe', '/gr%C3%B6%C3%9Fe'],
  ['/gro\u0308ße', '/gr%C3%B6%C3%9Fe'],
  ['/gr%c3%b6%C3%9Fe', '/gr%C3%B6%C3%9Fe'],
  ['/a[1]?q="%20', '/a[1]?q="%20'],
  ['/日本/𠮷', '/%E6%97%A5%E6%9C%AC/%F0%A0%AE%B7'],
  ['/a\ud800', '/a%EF%BF%BD'],
])('encodes %s once, as %s', (written, encoded) => {
  expect(encodeLetters(written)).toBe(encoded);
  expect(encodeLetters(encoded)).toBe(encoded);
});
