import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { differences, readTree } from '../incremental/engine/tree.ts';
import { day, edit, writeSite } from '../sharding/site.ts';
import { type CopiedEngine, copyWithFeature } from './copiedEngine.ts';

/* A page feature needs only its folder in make/features: it works in each way of building a site. */

const folder = mkdtempSync(join(tmpdir(), 'features-'));
const at = (name: string) => join(folder, name);
let engine: CopiedEngine;

beforeAll(() => {
  engine = copyWithFeature('built', 'word-count');
  writeSite(at('pages'), 8);
});

afterAll(() => rmSync(folder, { recursive: true }));

const ofSite = ['--pages', at('pages'), '--at', day];
const buildWhole = (out: string, ...words: string[]) =>
  engine.build(...ofSite, '--out', at(out), '--keep', '0', ...words);

const read = (out: string, path: string) => readFileSync(join(at(out), path), 'utf8');
const counts = (out: string): Record<string, number> => JSON.parse(read(out, 'word-count.json'));
const countIn = (html: string) => Number(/<meta property="word-count" content="(\d+)">/.exec(html)?.[1]);
const clientIn = (html: string) => /<script type="module" src="([^"]+)">.*<\/head>/s.exec(html)?.[1];
const siteUrl = () => JSON.parse(readFileSync(at('pages/_site.json'), 'utf8')).url;

it('in a build: in heads, in a file for the whole site, and in code that is loaded where the feature says', async () => {
  await buildWhole('whole');
  const found = counts('whole');
  const visit = read('whole', 'visit/index.html');
  expect(countIn(visit)).toBeGreaterThan(3);
  expect(countIn(visit)).toBe(found[`${siteUrl()}/visit`]);
  // Every published page, not-found pages included.
  const pages = [...readTree(at('whole'))].filter(([path, html]) => path.endsWith('.html') && countIn(String(html)));
  expect(Object.values(found).every((count) => count > 0)).toBe(true);
  expect(Object.keys(found)).toHaveLength(pages.length);
  expect(clientIn(read('whole', 'all/index.html'))).toBeUndefined();
  expect(read('whole', clientIn(visit) ?? '')).toContain('word-count');
});

it('in a build after an edit, which makes one page', async () => {
  const before = counts('whole');
  edit(at('pages'), 'visit.json', (page) =>
    Object.assign(page, { blocks: [page.blocks, { type: 'rich-text', text: 'One two three four.' }].flat() }),
  );
  expect(await buildWhole('whole')).toContain('(1 rendered)');
  const after = counts('whole');
  const changed = Object.keys(after).filter((address) => after[address] !== before[address]);
  expect(changed).toEqual([`${siteUrl()}/visit`]);
  await buildWhole('anew');
  expect(differences(readTree(at('whole')), readTree(at('anew')))).toEqual([]);
  expect(await buildWhole('whole')).toContain('(0 rendered)');
});

it.each([
  { how: 'plain', words: [] },
  { how: 'compressed', words: ['--compress'] },
])('in a site that is made in parts, $how', async ({ words }) => {
  const numbers = [1, 2, 3];
  for (const number of numbers)
    await engine.build(...ofSite, '--shard', `${number}/3`, '--out', at(`parts/${number}`), ...words);
  const merge = ['--merge', ...numbers.map((number) => at(`parts/${number}`)), '--out', at('merged'), '--keep', '0'];
  await engine.build(...merge);
  await buildWhole('whole', ...words);
  expect(differences(readTree(at('merged')), readTree(at('whole')))).toEqual([]);
  expect(await engine.build(...merge)).toContain(' 0 files written');
});

it('in dev: in the page that is served, in the file, and in code', async () => {
  const port = await freePort();
  const { child, said } = engine.start('dev', '--pages', at('pages'), '--port', String(port));
  onTestFinished(() => {
    child.kill('SIGTERM');
  });
  await expect.poll(said, { timeout: 60_000 }).toContain('Follow your changes at');
  const get = async (path: string) => fetch(`http://localhost:${port}${path}`, { headers: { accept: 'text/html' } });
  const text = async (path: string) => (await get(path)).text();
  const visit = await text('/visit');
  expect(countIn(visit)).toBe(countIn(read('whole', 'visit/index.html')));
  expect(await text(clientIn(visit) ?? '/none')).toContain('word-count');
  expect(clientIn(await text('/all'))).toBeUndefined();
  for (const path of ['sitemap.xml', 'robots.txt', 'word-count.json'])
    expect(await text(`/${path}?drafts=off`)).toBe(read('whole', path));
  expect((await get('/sitemap.xml')).headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect((await get('/come')).url).toMatch(/\/visit$/);
  const page = readFileSync(at('pages/visit.json'), 'utf8');
  writeFileSync(at('pages/visit.json'), page.replace('One two', 'One and two'));
  await expect.poll(async () => countIn(await text('/visit'))).toBe(countIn(visit) + 1);
  await expect
    .poll(async () => JSON.parse(await text('/word-count.json'))[`${siteUrl()}/visit`])
    .toBe(countIn(visit) + 1);
});

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
