import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkSite } from '#engine/check/checkSite.ts';
import { loadSite } from '#engine/content/loadSite.ts';
import { CommandError } from '#engine/problems/commandLine.ts';
import { page, site, writeSite } from '#tests/samples/site.ts';
import { moveContent } from './moveContent.ts';
import type { EditOptions } from './openSite.ts';

const at = '2026-11-20';
const text = (words: string) => `{ "type": "rich-text", "text": ${JSON.stringify(words)} }`;
const read = (pages: string, path: string) => readFileSync(join(pages, path), 'utf8');
const errorsOf = (pages: string) =>
  checkSite(loadSite(pages), { at })
    .problems.filter(({ severity }) => severity === 'error')
    .map(({ message }) => message);

/** Texts of all files in a folder, by path. */
const snapshot = (pages: string) =>
  Object.fromEntries(
    readdirSync(pages, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [path.slice(pages.length + 1), readFileSync(path, 'utf8')]),
  );

/**
 * Moves content on a valid site with some files replaced.
 * @returns the folder, its texts before and after, and those that differ
 */
function moved(files: Parameters<typeof writeSite>[0], from: string, to: string, options: Partial<EditOptions> = {}) {
  const pages = writeSite(files);
  const before = snapshot(pages);
  const result = moveContent({ pages, at, ...options }, from, to);
  const after = snapshot(pages);
  const changed = Object.fromEntries(Object.entries(after).filter(([path, words]) => before[path] !== words));
  return { pages, before, after, changed, ...result };
}

test('links that bring words along follow, in pages, layouts and lists', () => {
  const action = (link: string) =>
    `{ "type": "call-to-action", "heading": "x", "actions": [{ "label": "x", "link": "${link}" }] }`;
  const list = `{ "type": "explorer", "groups": [{ "label": "x", "items": { "from": "stats", "as": { "name": "label", "text": "label", "actions": [{ "label": "x", "link": "/about?n={item.label}" }] } } }] }`;
  const { pages } = moved(
    {
      '_layouts/inner.json': `{ "blocks": [{ "type": "slot" }, ${action('/about?n={page.heading}')}, { "type": "shared", "use": "numbers" }] }`,
      'visit.json': page(action('/about?n={page.heading}'), list, text('[a](/about?n={page.heading})')),
    },
    '/about',
    '/who',
  );
  expect(read(pages, '_layouts/inner.json')).toContain('"/who?n={page.heading}"');
  const visit = read(pages, 'visit.json');
  for (const link of ['"/who?n={page.heading}"', '"/who?n={item.label}"', '(/who?n={page.heading})'])
    expect(visit).toContain(link);
  expect(errorsOf(pages)).toEqual([]);
});

test('a section moves with its pages; links, anchors, sections, patterns and the menu follow; the old addresses lead on', () => {
  const {
    pages,
    changed,
    ok,
    text: report,
  } = moved(
    {
      'about/people.json': page(text('See [above](/about#people) and [home](/)')).replace(
        '"H",',
        '"H", "aliases": ["/people"],',
      ),
      'about/_404.json': page(text('Nothing here')),
      'visit.json': page(
        text('[a](/about) [b](/about/people-x#x "Title") [c](https://example.com/about) [d](/people)'),
        '{ "type": "cards", "items": { "pages": "/about/*" } }',
        '{ "type": "cards", "items": { "pages": ["/about/people", "/about"], "where": { "section": "/about" } } }',
      ).replace('"H",', '"H", "section": "/about",'),
      'about/people-x.json': page('{ "type": "rich-text", "id": "x", "text": "/about is only words" }'),
    },
    '/about',
    '/who/we-are',
  );
  expect(report).toMatch(/^Moved/);
  expect(ok).toBe(true);
  expect(existsSync(join(pages, 'about'))).toBe(false);
  expect(existsSync(join(pages, 'who/we-are/_404.json'))).toBe(true);
  expect(changed['who/we-are/people.json']).toContain('"aliases": ["/people", "/about/people"]');
  expect(changed['who/we-are/people.json']).toContain('[above](/who/we-are#people) and [home](/)');
  expect(changed['who/we-are/index.json']).toMatch(/"aliases": \["\/about"\]/);
  expect(changed['who/we-are/people-x.json']).toContain('/about is only words');
  expect(changed['visit.json']).toContain(
    '[a](/who/we-are) [b](/who/we-are/people-x#x \\"Title\\") [c](https://example.com/about) [d](/people)',
  );
  expect(changed['visit.json']).toContain('"pages": "/who/we-are/*"');
  expect(changed['visit.json']).toContain(
    '"pages": ["/who/we-are/people", "/who/we-are"], "where": { "section": "/who/we-are" }',
  );
  expect(changed['visit.json']).toContain('"section": "/who/we-are"');
  expect(Object.keys(changed).sort()).toEqual([
    ...['index.json', 'visit.json', 'who/we-are/_404.json', 'who/we-are/index.json'],
    ...['who/we-are/people-x.json', 'who/we-are/people.json'],
  ]);
});

test('nothing but the names changes: line ends, spaces and escapes stay', () => {
  const written =
    '{\r\n\t"title":"T" , "description": "caf\\u00e9", "heading": "H",\r\n\t"blocks": [ { "type":"rich-text","text":"\\u005bx](\\/about#people) \\u2014" } ]\r\n}';
  const { changed } = moved({ 'visit.json': written }, '/about', '/us');
  expect(changed['visit.json']).toBe(written.replace('\\/about#', '\\/us#'));
});

test('a page moved back loses the alias that is its address again, and no other', () => {
  const { pages } = moved({}, '/about', '/us');
  moveContent({ pages, at }, '/us', '/we');
  expect(moveContent({ pages, at }, '/we', '/about').ok).toBe(true);
  expect(JSON.parse(read(pages, 'about/index.json')).aliases).toEqual(['/we', '/us']);
  expect(errorsOf(pages)).toEqual([]);
});

test('tokens in a link stay where they still fit', () => {
  const { changed } = moved(
    {
      'why-example/index.json': page(text('x')),
      'why-example/sport.json': page(text('x')),
      'visit.json': page(
        text('[s](/why-{site.slug}/sport) {site.slug}'),
        '{ "type": "cards", "items": { "from": "stats", "as": { "title": "label", "link": "/why-{site.slug}/sport#{item.value}" } } }',
      ),
    },
    '/why-example/sport',
    '/why-example/games',
    { isForced: true },
  );
  expect(changed['visit.json']).toContain('[s](/why-{site.slug}/games) {site.slug}');
  expect(changed['visit.json']).toContain('"link": "/why-{site.slug}/games#{item.value}"');
});

test('a dry run shows a diff and leaves every byte', () => {
  const { before, after, text: report } = moved({}, '/about', '/us', { isDryRun: true });
  expect(after).toEqual(before);
  expect(report).toMatch(/^-.*\(\/about#people\)/m);
  expect(report).toMatch(/^\+.*\(\/us#people\)/m);
  expect(report).toContain('about/index.json →');
});

describe('refuses, and changes nothing:', () => {
  const refusal = (files: Record<string, string>, from: string, to: string) => {
    const pages = writeSite(files);
    const before = snapshot(pages);
    try {
      const { ok, text: report } = moveContent({ pages, at }, from, to);
      expect(ok).toBe(false);
      return report;
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      return error.message;
    } finally {
      expect(snapshot(pages)).toEqual(before);
    }
  };

  test.each([
    ['a page that is there', '/about', '/', 'home page'],
    ['an alias', '/about', '/taken', 'is another address ("aliases") of visit.json'],
    ['a redirect', '/about', '/blog', 'redirects /blog'],
    ['a bad address', '/about', '/About Us', 'Did you mean "/about-us"?'],
    ['an anchor', '/about', '/us#people', 'no part of a page’s address'],
    ['a misspelt page', '/abuot', '/us', 'Did you mean "/about"?'],
    ['a file in the way', '/visit', '/stray', 'stray.json, and there is such a file already'],
    ['the home page', '/', '/us', 'cannot be moved'],
    ['a not-found page', '/about/_404', '/us', 'where nothing is found'],
  ])('%s', (_, from, to, words) => {
    const visit = page(text('x')).replace('"H",', '"H", "aliases": ["/taken"],');
    // A folder with the name of a file.
    const files = { 'visit.json': visit, ...(to === '/stray' && { 'stray.json/x.csv': 'x' }) };
    expect(refusal(files, from, to)).toContain(words);
  });

  test('a site with errors, unless forced', () => {
    const files = { 'visit.json': page(text('[x](/nowhere)')) };
    expect(refusal(files, '/about', '/us')).toMatch(/1 error[\s\S]*\/nowhere[\s\S]*--force/);
    expect(moved(files, '/about', '/us', { isForced: true }).ok).toBe(true);
  });

  test('a file that would change and cannot be read, whatever one says', () => {
    const broken = page(text('[x](/about)')).replace('"T",', '"T"');
    expect(() => moved({ 'visit.json': broken }, '/about', '/us', { isForced: true })).toThrow(/json-comma-missing/);
  });
});

test('says which lists a page leaves and joins', () => {
  const { text: report } = moved(
    {
      'courses/a.json': page(text('[b](/courses/b)')),
      'courses/b.json': page(text('x')),
      'visit.json': page('{ "type": "cards", "items": { "pages": "/courses/*" } }', text('[a](/courses/a)')),
    },
    '/courses/a',
    '/archive/a',
  );
  expect(report).toMatch(/The list of the pages "\/courses\/\*" no longer shows \/archive\/a: .*visit\.json:5:/);
});

test('files of _media, lists, layouts and shared blocks move with what names them', () => {
  const { pages, changed } = moved({}, '_data/stats', '_data/figures.json');
  expect(Object.keys(changed)).toEqual(['_blocks/numbers.json', '_data/figures.json']);
  moveContent({ pages, at }, '_blocks/numbers.json', 'counts');
  moveContent({ pages, at }, '_layouts/inner', 'outer');
  expect(moveContent({ pages, at }, 'brand/icon.svg', 'marks/').ok).toBe(true);
  expect(read(pages, '_layouts/outer.json')).toContain('"use": "counts"');
  expect(read(pages, 'index.json')).toContain('"layout": "outer"');
  expect(JSON.parse(read(pages, '_site.json')).icon).toBe('marks/icon.svg');
  expect(errorsOf(pages)).toEqual([]);
});

test('a document with spaces in its name, and a part of it that is linked to, move with what names them', () => {
  const files = {
    '_media/Fees #1.pdf': '',
    'visit.json': page(text('[fees](<Fees #1.pdf>), [page 2](<Fees #1.pdf#page=2>), [home](/)')),
  };
  const { changed } = moved(files, 'Fees #1.pdf', 'documents/');
  expect(changed['visit.json']).toContain(
    '[fees](<documents/Fees #1.pdf>), [page 2](<documents/Fees #1.pdf#page=2>), [home](/)',
  );
});

test('a file moves with what names it in another Unicode form', () => {
  const files = {
    ['_media/Käse.pdf'.normalize('NFD')]: '',
    'visit.json': page(text(`[fees](${'Käse.pdf'.normalize('NFC')})`)),
  };
  const { changed } = moved(files, 'Käse.pdf'.normalize('NFD'), 'cheese.pdf');
  expect(changed['visit.json']).toContain('[fees](cheese.pdf)');
});

test('a font moves with the list of typefaces that begins with it', () => {
  const theme = { ...site.theme, headingFont: 'fonts/bitter.woff2, Georgia, serif' };
  const bitter = readFileSync(join(import.meta.dirname, '../../../pages/_media/fonts/bitter.woff2'));
  const files = { '_site.json': JSON.stringify({ ...site, theme }), '_media/fonts/bitter.woff2': bitter };
  const { changed } = moved(files, 'fonts/bitter.woff2', 'type/');
  expect(JSON.parse(changed['_site.json'] ?? '').theme.headingFont).toBe('type/bitter.woff2, Georgia, serif');
});

test('what mentions the old address as words, or is made from items, is left and shown', () => {
  const { text: report, ok } = moved(
    {
      'visit.json': page(
        text('Write to us at https://www.example.edu/about or see /about/x and /about.'),
        '{ "type": "cards", "items": { "from": "stats", "as": { "title": "label", "link": "/{item.where}" } } }',
      ),
      '_data/stats.json':
        '{ "fields": { "value": { "is": "text" }, "label": { "is": "text" }, "where": { "is": "text" } },\n  "items": [{ "value": "1", "label": "one", "where": "about" }] }',
    },
    '/about',
    '/us',
  );
  expect(ok).toBe(true);
  expect(report).toMatch(/Mentioned as words.*visit\.json:5:75, .*visit\.json:5:\d+\./);
  expect(report).toMatch(/Still written as before.*visit\.json:6:/);
});

test('a fact of a page that a list shows as a link follows too', () => {
  const { changed } = moved(
    {
      'courses/a.json': page(text('x')).replace(
        '"H",',
        '"H", "fields": { "more": "/about#people", "note": "/about" },',
      ),
      'visit.json': page(
        '{ "type": "cards", "items": { "pages": "/courses/*", "as": { "link": "more" } } }',
        text('[a](/courses/a)'),
      ),
    },
    '/about',
    '/us',
  );
  expect(changed['courses/a.json']).toContain('{ "more": "/us#people", "note": "/about" }');
});

test('pages in Markdown move, and links in their texts, front matter and blocks follow', () => {
  const words = 'title: Our story\ndescription: How it all began by the river and what came of it.\nheading: Story\n';
  const fence =
    '```block\n{ "type": "call-to-action", "heading": "x", "actions": [{ "label": "x", "link": "/about" }] }\n```';
  const story = `---\n${words}section: /about # above\n---\n\nIt began at [the gate](/about), not at [x](/visit).\n\n${fence}\n`;
  const { pages, changed } = moved(
    { 'about/story.md': story, 'visit.json': page(text('[a](/about/story)')) },
    '/about',
    '/who',
  );
  expect(changed['who/story.md']).toBe(
    story.replaceAll('/about', '/who').replace('# above\n', '# above\naliases:\n  - /about/story\n'),
  );
  expect(read(pages, 'visit.json')).toContain('(/who/story)');
  expect(errorsOf(pages)).toEqual([]);
});

test('a section in letters of any script follows, also where the file system has stored them decomposed', () => {
  const folder = 'größe'.normalize('NFD');
  const { pages } = moved(
    {
      [`${folder}/index.json`]: page(text('[a](/gr%C3%B6%C3%9Fe/परिचय) [about](/about#people)')),
      [`${folder}/परिचय.json`]: page(text(`[b](/${folder}#numbers)`)),
      'visit.json': page(text('[c](/größe) [d](/gr%C3%B6%C3%9Fe/%E0%A4%AA%E0%A4%B0%E0%A4%BF%E0%A4%9A%E0%A4%AF)')),
    },
    '/gro\u0308ße',
    '/maße',
  );
  expect(read(pages, 'maße/index.json')).toContain('[a](/maße/परिचय)');
  expect(read(pages, 'maße/index.json')).toContain('"aliases": ["/größe"]');
  expect(read(pages, 'maße/परिचय.json')).toContain('[b](/maße#numbers)');
  expect(read(pages, 'visit.json')).toContain('[c](/maße) [d](/maße/परिचय)');
  expect(readdirSync(pages)).not.toContain(folder);
});
