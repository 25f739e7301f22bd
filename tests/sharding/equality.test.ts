import { cpSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileOf } from '../bench/pages/writePages.ts';
import { differences, readMarks, readTree } from '../incremental/engine/tree.ts';
import { isLongRun } from '../longRun.ts';
import { createPlace, type Outcome, type Place } from './builds.ts';
import { day, edit } from './site.ts';

/*
 * Parts of a site, built by several processes at once that share a cache, form the same site as one build, to the byte.
 */

const count = 4;
/** Number of pages of the larger site. */
const pageCount = 120;
let place: Place;
let small: Place;

beforeAll(async () => {
  place = await createPlace(pageCount);
  small = await createPlace(24);
});

afterAll(() => {
  place?.remove();
  small?.remove();
});

const failed = (outcomes: Outcome[]) => outcomes.filter(({ status }) => status !== 0).map(({ said }) => said);

/**
 * Builds the parts, merges them, and compares the result with a full build.
 * @returns the number of pages that each has rendered
 */
async function expectEqual(
  { at, ...builds }: Place,
  out: string,
  fullOut: string,
  ...words: string[]
): Promise<number[]> {
  const outcomes = await builds.buildParts(count, ...words);
  expect(failed([...outcomes, await builds.merge(out, count), await builds.buildWhole(fullOut, ...words)])).toEqual([]);
  const site = readTree(at(out));
  expect(differences(site, readTree(at(fullOut)))).toEqual([]);
  expect(site.size).toBeGreaterThan(100);
  return outcomes.map(({ said }) => Number(/part \d of 4: \d+ pages \((\d+) rendered\)/.exec(said)?.[1]));
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

it('of a new site, of one that was edited, and of one without changes', async () => {
  const first = await expectEqual(place, 'site', 'whole-1');
  expect(sum(first)).toBeGreaterThan(pageCount);
  expect(Math.min(...first)).toBeGreaterThan(pageCount / count / 2);
  const before = readMarks(place.at('site'));

  edit(place.pages, fileOf(11), (page) => Object.assign(page, { heading: 'Another heading' }));
  edit(place.pages, fileOf(12), (page) => Object.assign(page, { aliases: ['/twelve'] }));
  rmSync(`${place.pages}/all.json`);
  cpSync(`${place.pages}/${fileOf(20)}`, `${place.pages}/section-1/added.json`);
  // The pages themselves and the list of their section.
  const second = await expectEqual(place, 'site', 'whole-2');
  expect(sum(second)).toBeGreaterThan(1);
  expect(sum(second)).toBeLessThan(10);
  const after = readMarks(place.at('site'));
  const same = [...before].filter(([path, mark]) => after.get(path) === mark);
  expect(before.size - same.length).toBeLessThan(20);

  const again = await place.merge('site', count);
  expect(again.said).toContain(' 0 files written');
  expect(readMarks(place.at('site'))).toEqual(after);
});

it.runIf(isLongRun)('with packed texts, over a site that one build has made, behind a link', async () => {
  expect(failed([await small.buildWhole('www/releases/first')])).toEqual([]);
  symlinkSync('releases/first', small.at('www/current'));
  const before = readMarks(small.at('www/releases/first'));
  await expectEqual(small, 'www/current', 'whole-1', '--compress');
  expect(readdirSync(small.at('www/releases'))).toHaveLength(2);
  // An unchanged document is still the same file.
  const after = readMarks(small.at('www/current'));
  expect(before.get('index.html')?.split(' ')[0]).toBe(after.get('index.html')?.split(' ')[0]);

  edit(small.pages, fileOf(13), (page) => Object.assign(page, { title: 'Quite another title' }));
  edit(small.pages, '_site.json', (site) => Object.assign(site, { redirects: { '/older': '/' } }));
  await expectEqual(small, 'www/current', 'whole-2', '--compress');
  expect(readdirSync(small.at('www'))).toEqual(['current', 'releases']);
});

it('a part and a whole site may follow each other in one folder', async () => {
  const out = small.at('parts/2');
  const fullBuild = ['--pages', small.pages, '--at', day, '--out', out, '--keep', '0'];
  expect(failed([await small.buildPart(2, count), await small.build(...fullBuild)])).toEqual([]);
  expect(failed([await small.buildWhole('whole-3')])).toEqual([]);
  expect(differences(readTree(out), readTree(small.at('whole-3')))).toEqual([]);
  expect(failed(await small.buildParts(count))).toEqual([]);
  // On a different machine, the site has a different location.
  cpSync(small.pages, small.at('elsewhere/pages'), { recursive: true });
  expect(failed([await small.buildPart(3, count, '--pages', small.at('elsewhere/pages'))])).toEqual([]);
  expect(failed([await small.merge('after', count)])).toEqual([]);
  expect(differences(readTree(small.at('after')), readTree(small.at('whole-3')))).toEqual([]);
});

it('in two languages, with a search and feeds of both', async () => {
  const items = { pages: '/section-1/*', where: { day: '2026-01-15' }, as: { date: 'day' } };
  edit(small.pages, '_site.json', (site) =>
    Object.assign(site, { languages: ['de'], search: true, feeds: [{ name: 'pages', title: 'Pages', items }] }),
  );
  const translated = ['index.json', '_404.json', ...Array.from({ length: 12 }, (_, index) => fileOf(index))];
  for (const path of translated) {
    edit(small.pages, path, (page) => Object.assign(page, { fields: { day: '2026-01-15' } }));
    cpSync(join(small.pages, path), join(small.pages, path.replace('.json', '.de.json')));
  }
  await expectEqual(small, 'languages', 'languages-whole');
  const files = readTree(small.at('languages'));
  for (const path of ['de/index.html', 'de/404.html', 'feeds/pages.xml', 'de/feeds/pages.xml', 'pagefind/pagefind.js'])
    expect([...files.keys()]).toContain(path);
  edit(small.pages, fileOf(2).replace('.json', '.de.json'), (page) => Object.assign(page, { heading: 'Anderswo' }));
  await expectEqual(small, 'languages', 'languages-again');
});
