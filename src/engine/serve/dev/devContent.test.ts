import fs, { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it, onTestFinished } from 'vitest';
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
const asked = routeOf(7);

/** Saves a page with a text in place of another; gives the path of its file. */
function save(route: string, from: RegExp | string, to: string): string {
  const path = fileOf(route);
  const text = readFileSync(path, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(path, text.replace(from, to));
  return path;
}

/** Writes a file; gives its path. */
function write(path: string, text: string): string {
  const absolute = join(pages, path);
  mkdirSync(join(absolute, '..'), { recursive: true });
  writeFileSync(absolute, text);
  return absolute;
}

/** What a page is shown with. */
function shown(route: string): string | undefined {
  const page = content.state()?.context.pages.get(route);
  const whole = page && content.state()?.whole(page);
  return whole && JSON.stringify(whole.page);
}

/** Paths of the pages' files that are opened from now on. */
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
  expect(shown(asked)).toContain('"type":"accordion"');
  expect([...read]).toEqual([fileOf(asked)]);
  read.clear();
  shown(asked);
  expect(read.size).toBe(0);
});

it('reads nothing but what was saved to check the site again', async () => {
  const path = save(asked, '"side": "right"', '"side": "left"');
  const read = followReads();
  await content.check([path]);
  expect(shown(asked)).toContain('"side":"left"');
  expect([...read]).toEqual([path]);
});

it('shows a saved page at once, unless other pages have to do with what has changed', async () => {
  shown(asked);
  expect(content.show(save(asked, '"side": "right"', '"side": "left"'))).toBe(true);
  expect(shown(asked)).toContain('"side":"left"');
  const path = save(asked, /"heading": "[^"]*"/, '"heading": "Another name"');
  expect(content.show(path)).toBe(false);
  expect(shown(asked)).not.toContain('Another name');
  await content.check([path]);
  expect(shown(asked)).toContain('Another name');
});

it('leaves what was right under a mistake, and shows valid pages beside it', async () => {
  shown(asked);
  const broken = save(asked, '"side": "right"', '"side": "rigth"');
  expect(content.show(broken)).toBe(false);
  const { problems } = await content.check([broken]);
  expect(problems.filter(isError).map(({ file }) => file)).toEqual([`${asked.slice(1)}.json`]);
  expect(shown(asked)).toContain('"side":"right"');
  expect(content.show(save(routeOf(8), '"side": "right"', '"side": "left"'))).toBe(true);
  expect(shown(routeOf(8))).toContain('"side":"left"');
  await content.check([save(asked, '"side": "rigth"', '"side": "left"')]);
  expect(shown(asked)).toContain('"side":"left"');
});

it('has nothing to show of a page that was never right', async () => {
  await content.check([save(asked, '"side": "right"', '"side": "rigth"')]);
  expect(shown(asked)).toBeUndefined();
  const path = write('new/page.json', readFileSync(fileOf(asked), 'utf8'));
  await content.check([path]);
  expect(content.state()?.isLeftOut('/new/page')).toBe(true);
  expect(content.state()?.isLeftOut(asked)).toBe(false);
});

it('lets nothing but the file itself wait for a mistake to be fixed', async () => {
  shown(asked);
  const broken = save(asked, '"side": "right"', '"side": "rigth"');
  const heading = save(routeOf(8), /"heading": "[^"]*"/, '"heading": "Another name"');
  const added = write('new/page.json', readFileSync(heading, 'utf8'));
  await content.check([broken, heading, added]);
  expect(shown(asked)).toContain('"side":"right"');
  expect(shown(routeOf(8))).toContain('Another name');
  expect(shown('/new/page')).toContain('Another name');
});

it('shows a data list as it last was right, and what is new beside it', async () => {
  const [list = ''] = content.checked?.source.data.keys() ?? [];
  const path = join(pages, '_data', `${list}.json`);
  const before = content.checked?.source.data.get(list)?.text;
  writeFileSync(path, '{ "items": 1 }');
  const heading = save(routeOf(8), /"heading": "[^"]*"/, '"heading": "Another name"');
  await content.check([path, heading]);
  expect(content.state()?.context.source.data.get(list)?.text).toBe(before);
  expect(shown(routeOf(8))).toContain('Another name');
});

it('takes up pages that come, and forgets those that go', async () => {
  const path = join(pages, 'new/page.json');
  mkdirSync(join(path, '..'));
  writeFileSync(path, readFileSync(fileOf(asked), 'utf8'));
  await content.check(content.thatMatter([join(pages, 'new')]));
  expect(shown('/new/page')).toContain('"type":"accordion"');
  const gone = join(pages, 'new');
  renameSync(gone, `${pages}-gone`);
  rmSync(`${pages}-gone`, { recursive: true });
  await content.check(content.thatMatter([gone]));
  expect(shown('/new/page')).toBeUndefined();
});

it('cares for no files that editors make beside what they save', () => {
  expect(content.thatMatter([join(pages, '4913'), fileOf(asked)])).toEqual([fileOf(asked)]);
});
