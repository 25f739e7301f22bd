import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { formatMarkdownPage } from '#shared/contentFile/writeMarkdownPage.ts';
import type { JsonObject } from '#shared/json.ts';
import { buildWithEngine } from './engine.ts';

/*
 * A page in Markdown is the same page as its twin in JSON: in lists and their stars, feeds, translations, the search,
 * the sitemap and everything else that is made of pages; and so is one whose texts are in files of their own.
 */

const at = '2030-06-01';
const read = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8');

/** Orchard with a second language, a feed of pages and a list that selects pages by their address. */
function writeOrchard(pages: string): void {
  cpSync(join(import.meta.dirname, 'fixtures/orchard'), pages, { recursive: true });
  const site = JSON.parse(read(pages, '_site.json')) as JsonObject;
  const feed = {
    name: 'apples',
    title: 'Apples',
    page: '/visit',
    items: { pages: '/varieties/*', as: { date: 'updated' } },
  };
  writeFileSync(join(pages, '_site.json'), JSON.stringify({ ...site, languages: ['en', 'de'], feeds: [feed] }));
  writeFileSync(join(pages, '_site.de.json'), '{ "name": "Obstgarten" }');
  for (const path of ['varieties/egremont-russet.json', 'varieties/index.json', 'varieties/midwinter-pippin.json']) {
    const page = JSON.parse(read(pages, path)) as JsonObject;
    writeFileSync(join(pages, path), JSON.stringify({ ...page, updated: '2029-01-01' }));
  }
  const visit = JSON.parse(read(pages, 'visit.json')) as { blocks: JsonObject[] };
  visit.blocks.push({ type: 'cards', heading: 'Apples', items: { pages: '/varieties/*', sort: 'title' } });
  writeFileSync(join(pages, 'visit.json'), JSON.stringify(visit));
  writeFileSync(join(pages, 'visit.de.json'), JSON.stringify({ ...visit, heading: 'Besuchen' }));
}

/** Pages below a folder: files whose names begin with no underscore. */
const pagePaths = (pages: string) =>
  readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /^(?!_)(?:.*\/)?[^_/][^/]*\.json$/.test(path),
  );

function rewritePages(pages: string, rewrite: (page: JsonObject, path: string) => void): void {
  for (const path of pagePaths(pages)) rewrite(JSON.parse(read(pages, path)) as JsonObject, path);
}

const toMarkdown = (pages: string) =>
  rewritePages(pages, (page, path) => {
    rmSync(join(pages, path));
    writeFileSync(join(pages, path.replace(/\.json$/, '.md')), formatMarkdownPage(page));
  });

const toTextFiles = (pages: string) =>
  rewritePages(pages, (page, path) => {
    const blocks = (page.blocks as JsonObject[]).map((block, index) => {
      if (block.type !== 'rich-text' || typeof block.text !== 'string') return block;
      const name = `_${path.replace(/^.*\/|\.json$/g, '')}-${index}.md`;
      writeFileSync(join(pages, path, '..', name), `${block.text}\n`);
      return { ...block, text: { file: name } };
    });
    writeFileSync(join(pages, path), JSON.stringify({ ...page, blocks }));
  });

it('pages in Markdown, and texts in files, make the very same site as JSON', { timeout: 600_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-twins-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const build = async (name: string, rewrite: (pages: string) => void) => {
    const [pages, out] = [join(folder, name), join(folder, `${name}-dist`)];
    writeOrchard(pages);
    rewrite(pages);
    const { ok, thrown, problems } = await buildWithEngine({ pages, out, at }, 'production');
    const errors = problems
      .filter(({ severity }) => severity === 'error')
      .map(({ message, file }) => `${file} ${message}`);
    expect([ok, thrown, errors]).toEqual([true, undefined, []]);
    const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    return new Map(
      files
        .map((entry) => join(entry.parentPath, entry.name))
        .sort()
        .map((path) => [path.slice(out.length + 1), readFileSync(path).toString('base64')]),
    );
  };
  const json = await build('json', () => {});
  expect([...json.keys()]).toEqual(expect.arrayContaining(['feeds/apples.xml', 'de/visit/index.html', 'sitemap.xml']));
  const differing = (other: Map<string, string>) =>
    [...new Set([...json.keys(), ...other.keys()])].filter((path) => json.get(path) !== other.get(path));
  expect(differing(await build('markdown', toMarkdown))).toEqual([]);
  expect(differing(await build('texts', toTextFiles))).toEqual([]);
});
