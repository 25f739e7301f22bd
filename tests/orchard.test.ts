import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuildReport, buildWithEngine } from './engine.ts';

/*
 * Requirements of any valid site, tested on one that has nothing in common with the reference site: different names,
 * routes and blocks.
 */

const folder = mkdtempSync(join(tmpdir(), 'orchard-'));
const pages = join(folder, 'pages');
const out = join(folder, 'dist');
/** A day before the dates in the fixture. */
const at = '2030-06-01';
let report: BuildReport;

const read = (path: string) => readFileSync(join(out, path), 'utf8');
const page = (route: string) => read(join(route, 'index.html'));
const filesIn = (directory: string) => readdirSync(directory, { recursive: true, encoding: 'utf8' }).sort();

beforeAll(async () => {
  cpSync(join(import.meta.dirname, 'fixtures/orchard'), pages, { recursive: true });
  report = await buildWithEngine({ pages, out, at }, 'production');
});

afterAll(() => rmSync(folder, { recursive: true }));

test('it builds without a problem', () => {
  expect(report.thrown).toBeUndefined();
  expect(report.problems).toEqual([]);
  expect(report.ok).toBe(true);
});

describe('what is published', () => {
  test('every page stands at the path of its file', () => {
    const routes = filesIn(out).filter((path) => path.endsWith('index.html'));
    expect(routes).toEqual(
      expect.arrayContaining([
        'index.html',
        'varieties/index.html',
        'varieties/egremont-russet/index.html',
        'visit/index.html',
      ]),
    );
    expect(read('404.html')).toContain('Lost between the trees');
  });

  test('drafts and what is still to come are nowhere', () => {
    const html = filesIn(out)
      .filter((path) => /\.(html|json|xml)$/.test(path))
      .map(read)
      .join('\n');
    expect(html).not.toMatch(/cider-house|Cider house|secret recipe/);
    expect(html).not.toMatch(/Midwinter|midwinter/);
    expect(html).not.toContain('in the new year');
  });

  test('nothing of the editor is published', () => {
    const texts = filesIn(out)
      .filter((path) => /\.(html|js|css|json|xml|txt)$/.test(path))
      .map((path) => [path, read(path)] as const);
    expect(texts.length).toBeGreaterThan(10);
    const found = texts.filter(([, text]) => /_studio|data-at=|rjsf|codemirror/i.test(text));
    expect(found.map(([path]) => path)).toEqual([]);
  });

  test('aliases and redirects lead where they should', () => {
    expect(read('_redirects')).toMatch(/^\/russet \/varieties\/egremont-russet 30[18]$/m);
    expect(read('_redirects')).toMatch(/^\/shop https:\/\/shop\.example\.org\/? 30\d$/m);
  });

  test('search engines are told the public pages at the address of the site', () => {
    const addresses = [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(addresses.sort()).toEqual([
      'https://orchard.example.org/',
      'https://orchard.example.org/varieties',
      'https://orchard.example.org/varieties/egremont-russet',
      'https://orchard.example.org/visit',
    ]);
    expect(read('robots.txt')).toContain('https://orchard.example.org/sitemap.xml');
    expect(existsSync(join(out, '_headers'))).toBe(true);
  });
});

describe('what stands on the pages', () => {
  test('title, description and language are those of the page and the site', () => {
    expect(page('varieties')).toContain('<title>Varieties | Hollow Lane Orchard</title>');
    expect(page('varieties')).toContain(
      'content="The kinds of apple that stand in our orchard, and when each is picked."',
    );
    expect(page('')).toMatch(/<html[^>]* lang="en-GB"/);
  });

  test('values of the site are in the text', () => {
    expect(page('')).toContain('We grow 340 trees.');
    expect(page('')).not.toMatch(/\{(site|page)\./);
  });

  test('a list shows the items asked for', () => {
    expect(page('')).toContain('for pies');
    expect(page('')).not.toContain('Discovery');
  });

  test('a page shows itself in lists as its card says', () => {
    expect(page('varieties')).toContain('Tastes of nuts.');
    expect(page('varieties')).toContain('href="/varieties/egremont-russet"');
  });

  test("the layout surrounds the page's own blocks", () => {
    const html = page('varieties/egremont-russet');
    const [before, own, after] = ['You are reading about fruit', 'Rough skin, sweet heart', 'Come and taste'].map(
      (text) => html.indexOf(text),
    );
    expect(before).toBeGreaterThan(0);
    expect(own).toBeGreaterThan(before as number);
    expect(after).toBeGreaterThan(own as number);
  });

  test('every page has one main heading', () => {
    for (const route of ['', 'varieties', 'varieties/egremont-russet', 'visit']) {
      expect(page(route).match(/<h1[\s>]/g), route).toHaveLength(1);
    }
  });

  test('pictures come in modern formats with their size, and every file that is named exists', () => {
    const html = page('varieties/egremont-russet');
    expect(html).toContain('type="image/avif"');
    const named = [...html.matchAll(/\/(?:media|assets)\/[\w./-]+/g)].map(([path]) => path);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((path) => !existsSync(join(out, path)))).toEqual([]);
  });

  test('no page says where it is written, as dev does', () => {
    for (const route of ['', 'varieties', 'varieties/egremont-russet', 'visit']) {
      expect(page(route), route).toContain('<div class="block"');
      expect(page(route), route).not.toMatch(/data-at=|\p{Private_Use}/u);
    }
  });

  test('nothing of the reference site is in it', () => {
    const texts = filesIn(out).filter((path) => /\.(html|json|xml|txt|css|svg|js)$|_redirects|_headers/.test(path));
    const mentions = texts.filter((path) => /indo.?global/i.test(read(path)));
    expect(mentions).toEqual([]);
  });
});

describe('building again', () => {
  test('converts no picture and renders no page a second time', async () => {
    const again = await buildWithEngine({ pages, out, at }, 'production');
    expect(again).toMatchObject({ ok: true, converted: 0, rendered: 0 });
  });

  test('on a later day shows what has come', async () => {
    const later = join(folder, 'later');
    expect((await buildWithEngine({ pages, out: later, at: '2031-01-01' }, 'production')).problems).toEqual([]);
    expect(readFileSync(join(later, 'varieties/midwinter-pippin/index.html'), 'utf8')).toContain(
      'It keeps until spring.',
    );
    expect(readFileSync(join(later, 'index.html'), 'utf8')).toContain('in the new year');
    expect(readFileSync(join(later, 'sitemap.xml'), 'utf8')).toContain('/varieties/midwinter-pippin');
  });

  test('a mistake is told with its place and leaves the last output as it is', async () => {
    const before = new Map(
      filesIn(out)
        .filter((path) => path.endsWith('.html'))
        .map((path) => [path, read(path)]),
    );
    const visit = join(pages, 'visit.json');
    const text = readFileSync(visit, 'utf8');
    writeFileSync(visit, text.replace('"text":', '"txet":'));
    try {
      const broken = await buildWithEngine({ pages, out, at }, 'production');
      expect(broken.thrown).toBeUndefined();
      expect(broken.ok).toBe(false);
      expect(broken.problems).toContainEqual(
        expect.objectContaining({ severity: 'error', file: 'visit.json', line: 6 }),
      );
    } finally {
      writeFileSync(visit, text);
    }
    for (const [path, html] of before) expect(read(path), path).toBe(html);
    expect(filesIn(folder).filter((path) => !/^(pages|dist|later)/.test(path))).toEqual([]);
  });
});
