import { expect, it } from 'vitest';
import { SiteChecker } from '#engine/check/siteChecker.ts';
import { loadSite } from '#engine/content/loadSite.ts';
import { page, writeSite } from '#tests/samples/site.ts';
import { filesNeededByPage, problemsOfPage } from './pageProblems.ts';

it('knows the files that a page is made from by what was looked up for it', () => {
  const { source } = loadSite(writeSite({}));
  const [layout = '', shared = '', data = ''] = [source.layouts, source.shared, source.data].map(
    (files) => [...files.keys()][0],
  );
  const keys = [
    `layout:${layout}`,
    `shared:${shared}`,
    `items:{"from":"${data}","first":2}`,
    'media:gate.jpg',
    'site.phone',
    'page:/about',
  ];
  expect([...filesNeededByPage('/', keys, source)].sort()).toEqual(
    [
      '_media/gate.jpg',
      `_blocks/${shared}.json`,
      `_data/${data}.json`,
      `_layouts/${layout}.json`,
      '_site.json',
      'index.json',
    ].sort(),
  );
  expect([...filesNeededByPage('/not/there', [], source)]).toEqual(['_site.json', 'not/there.json', 'not/there.md']);
});

it('tells what is wrong with a page from what is wrong elsewhere', () => {
  const directory = writeSite({
    'one.json': page('{ "type": "rich-text" }'),
    'two.json': '{',
    'three.json': page('{ "type": "rich-text", "text": "Here." }'),
  });
  const checked = new SiteChecker(directory).check('2026-06-01');
  const ofPage = (path: string) => problemsOfPage(checked, filesNeededByPage(path, [], checked.source), directory);
  expect(ofPage('/one')).toMatchObject({ count: 2, here: expect.stringContaining('one.json') });
  expect(ofPage('/one').here).not.toContain('two.json');
  expect(ofPage('/three')).toMatchObject({ here: '', all: expect.stringContaining('two.json') });
});

it('adds the failures of code on a page, with their places, wherever these are', () => {
  const directory = writeSite({ 'one.json': page('{ "type": "rich-text", "text": "Here." }') });
  const checked = new SiteChecker(directory).check('2026-06-01');
  const failure = (file: string, pointer: string) =>
    ({ code: 'page-failed', args: { reason: 'it does not work.' }, file, pointer }) as const;
  const failures = [failure('one.json', '/blocks/0'), failure('_layouts/inner.json', '/blocks/0')];
  const state = problemsOfPage(checked, filesNeededByPage('/one', [], checked.source), directory, failures);
  expect(state.count).toBe(2);
  expect(state.here).toContain('one.json:5:5');
  expect(state.here).toContain('_layouts/inner.json');
  expect(state.here).toContain('has ended the making of this page here: it does not work.');
});
