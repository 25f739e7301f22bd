import { expect, it } from 'vitest';
import { findOtherHost } from './siteLinks.ts';

it.each([
  ['https://www.example.com/about', 'www.example.org', 'example.org'],
  ['https://evil.example.net', 'https://bank.example', 'bank.example'],
])('finds that %s is not %s', (link, text, host) => expect(findOtherHost(link, text)).toBe(host));

it.each([
  ['https://www.example.org/about', 'www.example.org'],
  ['https://blog.example.org', 'example.org'],
  ['https://example.org', 'https://www.example.org/team'],
  ['https://example.com', 'Our partners'],
  ['https://example.com', 'Node.js and more'],
])('takes %s for %s', (link, text) => expect(findOtherHost(link, text)).toBeUndefined());
