import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readTree } from '../incremental/engine/tree.ts';
import { copyWithout } from './copiedEngine.ts';

/* Unused features cost visitors nothing: the pages are the same as without these features. */

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'unused-'));
const [plain, used] = [join(folder, 'plain'), join(folder, 'used')];
const at = '2030-06-01';

/** Features that a site switches on in `_site.json`, and the settings for that. */
const switchedOn = {
  calendars: { calendars: [{ name: 'days', title: 'Days', items: [{ title: 'Open day', date: '2030-09-01' }] }] },
  feeds: { feeds: [{ name: 'news', title: 'News', items: [{ title: 'Open day', date: '2030-09-01', key: 'open' }] }] },
  languages: { languages: ['de'] },
  llms: { llms: { sections: [{ title: 'Pages', items: { pages: ['/visit'] } }] } },
  'outside-scripts': { outsideScripts: [{ service: 'plausible', site: 'orchard.example.org' }] },
  security: { securityContact: { contact: ['mailto:gate@orchard.example.org'], expires: '2031-01-01' } },
};

beforeAll(async () => {
  for (const pages of [plain, used]) cpSync(join(root, 'tests/fixtures/orchard'), pages, { recursive: true });
  const site = JSON.parse(readFileSync(join(plain, '_site.json'), 'utf8'));
  writeFileSync(join(used, '_site.json'), JSON.stringify(Object.assign(site, ...Object.values(switchedOn))));
  cpSync(join(used, 'index.json'), join(used, 'index.de.json'));
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Texts of the documents, without the names of code files, which depend on the code. */
const documentsOf = (files: Map<string, unknown>) =>
  [...files].flatMap(([path, text]) =>
    path.endsWith('.html') ? [[path, String(text).replace(/(?<=-)[\w-]{8}(?=\.js)/g, 'hash')]] : [],
  );

/** Bytes of code by its name without hash, of which several files may have the same. */
function codeOf(files: Map<string, unknown>): Map<string, number> {
  const bytes = new Map<string, number>();
  for (const [path, text] of files) {
    const name = path.replace(/-[\w-]{8}\.js$/, '');
    if (path.endsWith('.js')) bytes.set(name, (bytes.get(name) ?? 0) + String(text).length);
  }
  return bytes;
}

it('a site that uses none of them has the same documents without them, and loads the same code', async () => {
  const [whole, less] = await Promise.all(
    [[], Object.keys(switchedOn)].map(async (unwanted, index) => {
      const out = join(folder, `out-${index}`);
      await copyWithout(`used #${index}`, unwanted).build('--pages', plain, '--at', at, '--out', out);
      return readTree(out);
    }),
  );
  if (!whole || !less) throw new Error('Both are built.');
  expect(documentsOf(whole)).toEqual(documentsOf(less));
  const [code, lessCode] = [codeOf(whole), codeOf(less)];
  // Code that loads features is in one file; their own files exist, but no document names them.
  const larger = [...lessCode].filter(([path, bytes]) => (code.get(path) ?? 0) !== bytes);
  expect(larger.map(([path]) => path)).toEqual(['assets/router']);
  expect((code.get('assets/router') ?? 0) - (lessCode.get('assets/router') ?? 0)).toBeLessThan(100);
});

it('each of them would be seen', async () => {
  await copyWithout('used-all', []).build('--pages', used, '--at', at, '--out', join(folder, 'all'));
  const files = readTree(join(folder, 'all'));
  expect([...files.keys()]).toEqual(
    expect.arrayContaining(['feeds/news.xml', 'feeds/days.ics', 'llms.txt', '.well-known/security.txt']),
  );
  const home = String(files.get('index.html'));
  expect(home).toContain('hreflang="de"');
  expect(home).toContain('plausible');
});
