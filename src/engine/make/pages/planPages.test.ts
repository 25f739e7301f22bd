import { expect, it } from 'vitest';
import type { PageSource } from '#engine/content/siteSource.ts';
import { type BuildState, emptyBuildState } from '../output/buildState.ts';
import type { OutputFolder } from '../output/outputFolder.ts';
import { type PlanOptions, planPages } from './planPages.ts';

const page = (name: string): PageSource => ({
  file: { path: `${name}.json`, absolute: `/site/${name}.json`, text: '', json: undefined },
  route: `/${name}`,
  isNotFoundPage: false,
  page: {},
});

const record = (name: string, uses: number[]) => ({
  source: 'old',
  head: 'head',
  foreign: 'foreign',
  uses,
  media: [],
  document: { path: `${name}.html`, hash: name },
  size: 1,
});

const before: BuildState = {
  ...emptyBuildState,
  keys: ['site.phone', 'media:gate.jpg', 'page:/b'],
  values: ['1', '2', '3'],
  pages: { 'a.json': record('a', [0]), 'b.json': record('b', [0, 1]), 'c.json': record('c', [2]) },
};

const output: OutputFolder = {
  directory: '/out',
  files: [],
  folders: [],
  intact: new Map(['a', 'b', 'c'].map((name) => [`${name}.html`, { mark: [0, name], bytes: 1 }])),
};

function planOf(change: Partial<PlanOptions>) {
  const values: Record<string, string> = { 'site.phone': '1', 'media:gate.jpg': '2', 'page:/b': '3' };
  const plan = planPages({
    pages: ['a', 'b', 'c'].map(page),
    language: 'en',
    before,
    output,
    hashOf: () => 'old',
    headHash: () => 'head',
    valueNow: (key) => values[key] ?? '',
    isSameSite: true,
    isMeasured: false,
    ...change,
  });
  expect(plan.tasks.length + plan.unchanged.length).toBe(change.pages?.length ?? 3);
  return plan;
}

/** Routes of the planned pages, each with the stored hash of foreign values. */
const planned = (change: Partial<PlanOptions>) =>
  planOf(change).tasks.map(({ page: { route }, before: earlierPage }) => [route, earlierPage?.foreign]);

it.each<[Partial<PlanOptions>, string[]]>([
  [{ pages: [page('d')] }, ['it was not built before']],
  [{ output: { ...output, intact: new Map() } }, ['its output is missing or was changed']],
  [{ isSameSite: false }, ['Lintel, or what all pages have in common, has changed']],
  [{ isMeasured: true }, ['its size has to be measured']],
  [{ hashOf: () => 'new' }, ['its file has changed']],
  [{ pages: [page('b')], valueNow: () => 'new' }, ['site.phone has changed', 'media:gate.jpg has changed']],
])('says why a page is made: %#', (change, reasons) => {
  expect(planOf(change).tasks[0]?.reasons).toEqual(reasons);
});

it('leaves everything as it is when nothing has changed', () => {
  expect(planned({})).toEqual([]);
});

it('makes what was edited, what is new, and what is not there any more as it was written', () => {
  expect(planned({ hashOf: (path) => (path === '/site/a.json' ? 'new' : 'old') })).toEqual([['/a', undefined]]);
  expect(planned({ pages: ['a', 'b', 'c', 'd'].map(page) })).toEqual([['/d', undefined]]);
  const damaged = { ...output, intact: new Map([...output.intact].slice(1)) };
  expect(planned({ output: damaged })).toEqual([['/a', undefined]]);
});

it('looks at the pages that used what has another value now, and at no others', () => {
  const valueNow = (changed: string) => (key: string) =>
    key === changed ? 'new' : (before.values[before.keys.indexOf(key)] ?? '');
  expect(planned({ valueNow: valueNow('page:/b') })).toEqual([['/c', 'foreign']]);
  // Media are part of the page's own values, not of the foreign ones.
  expect(planned({ valueNow: valueNow('media:gate.jpg') })).toEqual([['/b', undefined]]);
  expect(planned({ valueNow: valueNow('site.phone') })).toEqual([
    ['/a', 'foreign'],
    ['/b', 'foreign'],
  ]);
});

it('makes every page when something is new on all of them, or when they have to be measured', () => {
  for (const change of [{ isSameSite: false }, { isMeasured: true }])
    expect(planned(change).map(([route]) => route)).toEqual(['/a', '/b', '/c']);
});
