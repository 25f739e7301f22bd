import { expect, it } from 'vitest';
import { withoutBasePath } from '#shared/withoutBasePath.ts';
import { basePathOf } from './basePath.ts';

it.each([
  ['https://example.org', ''],
  ['https://example.org/', ''],
  ['https://example.github.io/practice', '/practice'],
  ['https://{site.host}/a/b', '/a/b'],
  ['practice', ''],
  [undefined, ''],
])('a site at %s lies below "%s"', (url, base) => {
  expect(basePathOf({ host: 'example.org', ...(url && { url }) })).toBe(base);
});

it('takes the folder from a path, where it is below it', () => {
  expect(withoutBasePath('/about', '')).toBe('/about');
  expect(withoutBasePath('/practice', '/practice')).toBe('/');
  expect(withoutBasePath('/practice/', '/practice')).toBe('/');
  expect(withoutBasePath('/practice/about', '/practice')).toBe('/about');
  expect(withoutBasePath('/practices', '/practice')).toBeUndefined();
});
