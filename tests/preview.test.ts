import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildWithEngine } from './engine.ts';

/*
 * A preview of the orchard, which has a draft and a page of a later year: its differences from the site, and that none
 * of them remains when the site itself is built into the same folder.
 */

const folder = mkdtempSync(join(tmpdir(), 'preview-'));
const pages = join(folder, 'pages');
const out = join(folder, 'dist');
const at = '2030-06-01';

/** All files of the output except the record of its builds, with their content. */
const outputNow = () =>
  new Map(
    readdirSync(out, { recursive: true, encoding: 'utf8' })
      .filter((path) => path !== '_builds.json' && statSync(join(out, path)).isFile())
      .map((path) => [path, readFileSync(join(out, path), 'utf8')]),
  );
const build = (drafts: boolean) => buildWithEngine({ pages, out, at, drafts, keep: 0 }, 'production');

let site: Map<string, string>;
let preview: Map<string, string>;
let siteAgain: Map<string, string>;

beforeAll(async () => {
  cpSync(join(import.meta.dirname, 'fixtures/orchard'), pages, { recursive: true });
  writeFileSync(join(pages, 'cider-house.json'), JSON.stringify(draft));
  const built = [];
  for (const drafts of [false, true, false]) {
    expect((await build(drafts)).ok).toBe(true);
    built.push(outputNow());
  }
  [site, preview, siteAgain] = built as [typeof site, typeof preview, typeof siteAgain];
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true }));

/** A draft that requests a server, which only a preview may. */
const draft = {
  title: 'Cider house',
  description: 'Not ready to be shown to anybody.',
  heading: 'Cider house',
  draft: true,
  blocks: [
    { type: 'rich-text', text: 'A secret recipe.' },
    {
      type: 'form',
      id: 'taste',
      heading: 'Taste it',
      fields: [{ name: 'name', label: 'Name', input: 'text' }],
      submit: { label: 'Send', kind: 'http', url: 'https://cider.example.org/taste' },
    },
  ],
};

const documentsOf = (output: Map<string, string>) => [...output].filter(([path]) => path.endsWith('.html'));

test('it shows drafts, with a ribbon, and no page of another day', () => {
  const draft = preview.get('cider-house/index.html');
  expect(draft).toContain('A secret recipe.');
  expect(draft).toMatch(/<main[^>]*><p class="lintel-ribbon" role="note"><strong>Draft<\/strong><\/p>/);
  expect(draft).toContain('.lintel-ribbon{');
  expect(preview.get('index.html')).not.toContain('lintel-ribbon');
  expect(preview.has('varieties/midwinter-pippin/index.html')).toBe(false);
  expect(site.has('cider-house/index.html')).toBe(false);
});

test('a draft may ask the servers that it names', () => {
  expect(preview.get('cider-house/index.html')).toMatch(/connect-src[^;"]* https:\/\/cider\.example\.org/);
  for (const [path, text] of site) expect(text, path).not.toContain('cider.example.org');
});

test('search engines are kept out of all of it', () => {
  for (const [path, html] of documentsOf(preview))
    expect(html, path).toContain('<meta name="robots" content="noindex">');
  expect(preview.has('sitemap.xml')).toBe(false);
  expect(preview.get('robots.txt')).toBe('User-agent: *\nDisallow: /\n');
});

test('nothing of it is in a site for visitors, and nothing of it stays', () => {
  for (const [path, text] of site) expect(text, path).not.toMatch(/lintel-ribbon|cider-house/);
  expect(new Map([...siteAgain].sort())).toEqual(new Map([...site].sort()));
});
