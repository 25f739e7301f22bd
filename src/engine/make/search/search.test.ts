import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildWithEngine } from '#tests/engine.ts';
import { indexDocuments } from './pagefind.ts';

const folder = mkdtempSync(join(tmpdir(), 'lintel-search-'));
const pages = join(folder, 'pages');
const at = '2030-06-01';

/** Builds the site with this search setting, or without search. */
async function build(name: string, search?: unknown): Promise<string> {
  const path = join(pages, '_site.json');
  const { search: _, ...site } = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify({ ...site, search }));
  const out = join(folder, name);
  const { ok, problems, thrown } = await buildWithEngine({ pages, out, at }, 'production');
  expect({ ok, problems, thrown }).toEqual({ ok: true, problems: [], thrown: undefined });
  return out;
}

const documentsIn = (out: string) =>
  readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html'));
const read = (out: string, path: string) => readFileSync(join(out, path), 'utf8');
const fragments = (out: string) => readdirSync(join(out, 'pagefind/fragment'));

let withoutSearch: string;
let withSearch: string;
beforeAll(async () => {
  cpSync(join(import.meta.dirname, '../../../../tests/fixtures/orchard'), pages, { recursive: true });
  withoutSearch = await build('without');
  withSearch = await build('with', true);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

it('leaves nothing in a site without it', () => {
  expect(existsSync(join(withoutSearch, 'pagefind'))).toBe(false);
  for (const path of documentsIn(withoutSearch))
    expect(read(withoutSearch, path)).not.toMatch(/pagefind|wasm-unsafe-eval|data-search="/);
});

it('changes nothing in the contents of pages but the mark', () => {
  const mainOf = (out: string, path: string) => /<main.*<\/main>/s.exec(read(out, path))?.[0] ?? '';
  const paths = documentsIn(withoutSearch);
  expect(documentsIn(withSearch)).toEqual(paths);
  for (const path of paths)
    expect(mainOf(withSearch, path).replace(/ data-pagefind-(body|meta="[^"]*")/g, '')).toBe(
      mainOf(withoutSearch, path),
    );
});

it('finds every page that search engines may list, and no other', () => {
  const listed = read(withSearch, 'sitemap.xml').match(/<loc>/g) ?? [];
  expect(fragments(withSearch)).toHaveLength(listed.length);
  expect(read(withSearch, '404.html')).not.toContain('data-pagefind-body');
  expect(read(withSearch, 'index.html')).toContain("'wasm-unsafe-eval'");
});

it('leaves out pages that the site names', async () => {
  const out = await build('some', { exclude: ['/visit'] });
  expect(fragments(out)).toHaveLength(fragments(withSearch).length - 1);
  expect(read(out, 'visit/index.html')).not.toContain('data-pagefind-body');
}, 60_000);

it('says which document cannot be read, and ends its program', async () => {
  const files = await indexDocuments([{ route: '/a', html: '<html lang="de"><main data-pagefind-body>Apfel</main>' }]);
  expect([...files.keys()].filter((path) => /ui|highlight|css/.test(path))).toEqual([]);
  expect(JSON.parse(Buffer.from(files.get('pagefind-entry.json') ?? []).toString()).languages).toHaveProperty('de');
  const fail = function* () {
    yield { route: '/a', html: '<p>' };
    throw new Error('no such page');
  };
  await expect(indexDocuments(fail())).rejects.toThrow('no such page');
});
