import { expect, test } from 'vitest';
import type { PageSummary, StudioProblem } from '#shared/studio.ts';
import { filterPages, type PageFilter } from './pageFilter.ts';

const page = (route: string, settings: Partial<PageSummary> = {}): PageSummary => ({
  ...{ file: `${route.slice(1)}.json`, route, name: route, title: '', isNotFoundPage: false, isDraft: false },
  ...settings,
});

test.each<[PageFilter, string[]]>([
  ['all', ['/a', '/b', '/c', '/d']],
  ['problems', ['/a']],
  ['drafts', ['/b']],
  ['scheduled', ['/c', '/d']],
])('%s', (filter, routes) => {
  const pages = [page('/a'), page('/b', { isDraft: true }), page('/c', { publishAt: '2027-01-01' })];
  const all = [...pages, page('/d', { expireAt: '2027-01-01' })];
  const problems = [{ file: 'a.json' }, { file: '_site.json' }] as StudioProblem[];
  expect(filterPages(filter, all, problems).map(({ route }) => route)).toEqual(routes);
});
