import { expect, it } from 'vitest';
import type { PageSource } from '#engine/content/siteSource.ts';
import { type BuildState, emptyBuildState } from '../output/buildState.ts';
import type { OutputFolder } from '../output/outputFolder.ts';
import { type PlanOptions, planPages } from './planPages.ts';

const page = (name: string): PlanOptions['pages'][0] => ({ page: pageSource(name), language: 'en' });

const pageSource = (name: string): PageSource => ({
  file: { path: `${name}.json`, absolute: `/site/${name}.json`, text: '', json: undefined },
  route: `/${name}`,
  isNotFoundPage: false,
  page: {},
});

const record = (name: string, uses: number[]) => ({
  source: 'old',
  head: 'head',
  key: 'key',
  uses,
  media: [],
  document: { path: `${name}.html`, hash: name },
  size: 1,
});

const before: BuildState = {
  ...emptyBuildState,
  siteKey: 'site',
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
    before,
    output,
    hashOf: () => 'old',
    headHash: () => 'head',
    valueNow: (key) => values[key] ?? '',
    siteKey: 'site',
    isMeasured: false,
    ...change,
  });
  expect(plan.tasks.length + plan.unchanged.length).toBe(change.pages?.length ?? 3);
  return plan;
}

it.each<[Partial<PlanOptions>, string[]]>([
  [{ pages: [page('d')] }, ['it was not built before']],
  [{ output: { ...output, intact: new Map() } }, ['its output is missing or was changed']],
  [{ siteKey: 'other' }, ['Lintel, or what all pages have in common, has changed']],
  [{ isMeasured: true }, ['its size has to be measured']],
  [{ hashOf: () => 'new' }, ['its file has changed']],
  [{ pages: [page('b')], valueNow: () => 'new' }, ['site.phone has changed', 'media:gate.jpg has changed']],
])('says why a page is made: %#', (change, reasons) => {
  expect(planOf(change).tasks[0]?.reasons).toEqual(reasons);
});

it('makes a page with the output that it had, unless that was changed', () => {
  const [task] = planOf({ valueNow: () => 'new' }).tasks;
  expect(task?.before).toEqual({ key: 'key', document: { path: 'a.html', hash: 'a' }, size: 1 });
  expect(planOf({ output: { ...output, intact: new Map() } }).tasks[0]?.before).toBeUndefined();
});
