import fs, { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { brokenPartsOf, ownErrorsOf } from '#engine/content/brokenParts.ts';
import { isError } from '#engine/problems/problem.ts';
import { routeOf, writePages } from '#tests/bench/pages/writePages.ts';
import { DevContent } from './devContent.ts';

const pages = mkdtempSync(join(tmpdir(), 'dev-content-'));
afterAll(() => rmSync(pages, { recursive: true }));

let content: DevContent;
beforeEach(async () => {
  writePages(pages, 300);
  content = new DevContent(pages, { isStored: false });
  await content.check();
});

const fileOf = (route: string) => join(pages, `${route.slice(1)}.json`);
const requestedRoute = routeOf(7);

/** Replaces text in a page's file. @returns the path of the file */
function save(route: string, from: RegExp | string, to: string): string {
  const path = fileOf(route);
  const text = readFileSync(path, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(path, text.replace(from, to));
  return path;
}

/** @returns the path of the written file */
function write(path: string, text: string): string {
  const absolute = join(pages, path);
  mkdirSync(join(absolute, '..'), { recursive: true });
  writeFileSync(absolute, text);
  return absolute;
}

/** Text of the file with which a page is shown. */
function shownText(route: string): string | undefined {
  const page = content.stateAt()?.context.pages.get(route);
  const fullPage = page && content.stateAt()?.whole(page);
  return fullPage && JSON.stringify(fullPage.page);
}

/** Set of the paths of page files that are opened from now on. */
function followReads(): Set<string> {
  const paths = new Set<string>();
  const noting =
    <Rest extends unknown[], Result>(
      original: (path: fs.PathOrFileDescriptor & fs.PathLike, ...rest: Rest) => Result,
    ) =>
    (path: fs.PathOrFileDescriptor & fs.PathLike, ...rest: Rest) => {
      if (String(path).startsWith(pages) && !String(path).includes('/_')) paths.add(String(path));
      return original(path, ...rest);
    };
  const { readFileSync: read, openSync: open } = fs;
  Object.assign(fs, {
    readFileSync: noting(read),
    openSync: noting(open),
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    Object.assign(fs, { readFileSync: read, openSync: open });
    syncBuiltinESMExports();
  });
  return paths;
}

it('reads the page that is asked for, and no other', () => {
  const read = followReads();
  expect(shownText(requestedRoute)).toContain('"type":"accordion"');
  expect([...read]).toEqual([fileOf(requestedRoute)]);
  read.clear();
  shownText(requestedRoute);
  expect(read.size).toBe(0);
});

it('reads nothing but what was saved to check the site again', async () => {
  const path = save(requestedRoute, '"side": "right"', '"side": "left"');
  const read = followReads();
  await content.check([path]);
  expect(shownText(requestedRoute)).toContain('"side":"left"');
  expect([...read]).toEqual([path]);
});

it('shows a saved page at once, unless other pages have to do with what has changed', async () => {
  shownText(requestedRoute);
  expect(content.showSavedPage(save(requestedRoute, '"side": "right"', '"side": "left"'))).toBe(true);
  expect(shownText(requestedRoute)).toContain('"side":"left"');
  const path = save(requestedRoute, /"heading": "[^"]*"/, '"heading": "Another name"');
  expect(content.showSavedPage(path)).toBe(false);
  expect(shownText(requestedRoute)).not.toContain('Another name');
  await content.check([path]);
  expect(shownText(requestedRoute)).toContain('Another name');
});

it('leaves what was right under a mistake, and shows valid pages beside it', async () => {
  shownText(requestedRoute);
  const broken = save(requestedRoute, '"side": "right"', '"side": "rigth"');
  expect(content.showSavedPage(broken)).toBe(false);
  const { problems } = await content.check([broken]);
  expect(problems.filter(isError).map(({ file }) => file)).toEqual([`${requestedRoute.slice(1)}.json`]);
  expect(shownText(requestedRoute)).toContain('"side":"right"');
  expect(content.showSavedPage(save(routeOf(8), '"side": "right"', '"side": "left"'))).toBe(true);
  expect(shownText(routeOf(8))).toContain('"side":"left"');
  await content.check([save(requestedRoute, '"side": "rigth"', '"side": "left"')]);
  expect(shownText(requestedRoute)).toContain('"side":"left"');
});

it('shows a page that was never right with a note in place of what is wrong', async () => {
  await content.check([save(requestedRoute, '"side": "right"', '"side": "rigth"')]);
  const shown = JSON.parse(shownText(requestedRoute) ?? '{}');
  const notes = shown.blocks.filter(brokenPartsOf);
  expect(notes).toHaveLength(1);
  expect(brokenPartsOf(notes[0])).toMatchObject([
    {
      at: expect.stringMatching(/\.json#\/blocks\/\d+\/side$/),
      words: expect.stringContaining('rigth'),
      line: expect.any(Number),
    },
  ]);
  expect(shown.blocks.length).toBeGreaterThan(1);
  expect(ownErrorsOf(shown)).toBeUndefined();
  await content.check([save(requestedRoute, '"side": "rigth"', '"side": "left"')]);
  expect(shownText(requestedRoute)).not.toContain('(broken)');
});

it('shows a page with errors after a start, also if it is no JSON any more', async () => {
  const broken = save(requestedRoute, '"side": "right"', '"side": "rigth"');
  const cut = save(routeOf(8), /[\s\S]*/, '{ "title": "Half a page');
  content = new DevContent(pages, { isStored: false });
  await content.check();
  expect(shownText(requestedRoute)).toContain('(broken)');
  const page = JSON.parse(shownText(routeOf(8)) ?? '{}');
  expect(ownErrorsOf(page)).toMatchObject([{ line: 1, studioPath: routeOf(8) }]);
  expect(page.title).toEqual(expect.any(String));
  // A mistake that comes after the start, on a page that was not opened before.
  const other = save(routeOf(9), '"side": "right"', '"side": "rigth"');
  await content.check([other]);
  expect(shownText(routeOf(9))).toContain('(broken)');
  await content.check([save(requestedRoute, '"side": "rigth"', '"side": "left"'), broken, cut]);
  expect(shownText(requestedRoute)).not.toContain('(broken)');
});

it('lets nothing but the file itself wait for a mistake to be fixed', async () => {
  shownText(requestedRoute);
  const broken = save(requestedRoute, '"side": "right"', '"side": "rigth"');
  const heading = save(routeOf(8), /"heading": "[^"]*"/, '"heading": "Another name"');
  const added = write('new/page.json', readFileSync(heading, 'utf8'));
  await content.check([broken, heading, added]);
  expect(shownText(requestedRoute)).toContain('"side":"right"');
  expect(shownText(routeOf(8))).toContain('Another name');
  expect(shownText('/new/page')).toContain('Another name');
});

it('shows a data list as it last was right, and what is new beside it', async () => {
  const [list = ''] = content.checked?.source.data.keys() ?? [];
  const path = join(pages, '_data', `${list}.json`);
  const before = content.checked?.source.data.get(list)?.text;
  writeFileSync(path, '{ "items": 1 }');
  const heading = save(routeOf(8), /"heading": "[^"]*"/, '"heading": "Another name"');
  await content.check([path, heading]);
  expect(content.stateAt()?.context.source.data.get(list)?.text).toBe(before);
  expect(shownText(routeOf(8))).toContain('Another name');
});

it('takes up pages that come, and forgets those that go', async () => {
  const path = join(pages, 'new/page.json');
  mkdirSync(join(path, '..'));
  writeFileSync(path, readFileSync(fileOf(requestedRoute), 'utf8'));
  await content.check(content.filterRelevantPaths([join(pages, 'new')]));
  expect(shownText('/new/page')).toContain('"type":"accordion"');
  const removedFolder = join(pages, 'new');
  renameSync(removedFolder, `${pages}-gone`);
  rmSync(`${pages}-gone`, { recursive: true });
  await content.check(content.filterRelevantPaths([removedFolder]));
  expect(shownText('/new/page')).toBeUndefined();
});

it('cares for no files that editors make beside what they save', () => {
  expect(content.filterRelevantPaths([join(pages, '4913'), fileOf(requestedRoute)])).toEqual([fileOf(requestedRoute)]);
});

it('shows a page with an error that only publishing refuses, as it is written', async () => {
  const form =
    '{ "type": "form", "fields": [{ "name": "a", "label": "A", "input": "text" }], "submit": { "label": "Ask us" } }';
  const path = write('ask.json', `{ "title": "Ask", "description": "D", "heading": "Ask", "blocks": [${form}] }`);
  await content.check([path]);
  expect(content.checked?.problems.filter(isError)).toMatchObject([{ code: 'form-destination-missing' }]);
  expect(shownText('/ask')).toContain('Ask us');
});
