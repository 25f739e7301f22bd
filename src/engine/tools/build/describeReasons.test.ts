import { expect, it } from 'vitest';
import type { PageSource } from '#engine/content/siteSource.ts';
import { describeReasons } from './describeReasons.ts';

const page = (isNotFoundPage = false) => ({ route: '/courses', isNotFoundPage }) as PageSource;
const source = { pages: [page(), page(true)] };
const task = (reason: string, isNotFoundPage = false, language = 'en') => ({
  page: page(isNotFoundPage),
  language,
  reasons: [reason],
});

it('says why a page was made again, not its folder’s page for what is not found', () => {
  const tasks = [task('its file has changed'), task('site.phone has changed', true)];
  expect(describeReasons('/courses', tasks, source)).toBe('/courses was made again: its file has changed.');
  expect(describeReasons('/courses', tasks.slice(1), source)).toMatch(/^\/courses was not made again: /);
});

it('names the languages where there are several', () => {
  const tasks = [task('its file has changed'), task('site.phone has changed', false, 'hi')];
  expect(describeReasons('/courses', tasks, source).split('\n')).toEqual([
    '/courses (en) was made again: its file has changed.',
    '/courses (hi) was made again: site.phone has changed.',
  ]);
});

it('says when there is no such page, and when nothing has changed at all', () => {
  expect(describeReasons('/corses', [], source)).toBe('There is no page /corses.');
  expect(describeReasons('/courses', [], undefined)).toMatch(/^No page was made again: /);
});
