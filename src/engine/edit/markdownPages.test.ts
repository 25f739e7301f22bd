import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkSite } from '#engine/check/checkSite.ts';
import { loadSite } from '#engine/content/loadSite.ts';
import { site, writeSite } from '#tests/samples/site.ts';
import { fixFolder } from './fix/fixFolder.ts';
import { moveContent } from './moveContent.ts';
import { openSite } from './openSite.ts';
import { removeContent } from './removeContent.ts';
import { createTranslation, describeTranslations } from './translations.ts';

/* Commands on pages in Markdown: everything that is not asked for keeps its bytes. */

const at = '2026-11-20';
const read = (pages: string, path: string) => readFileSync(join(pages, path), 'utf8');
const codesOf = (pages: string) =>
  checkSite(loadSite(pages), { at }).problems.map(
    ({ code, file, line, column }) => `${code} ${file}:${line}:${column}`,
  );
const errorsOf = (pages: string) =>
  checkSite(loadSite(pages), { at }).problems.flatMap(({ severity, message }) => (severity === 'error' ? message : []));

const visit = (body = 'By the river, see [us](/about).') =>
  `---\r\n# For visitors.\r\ntitle: "T" # as in the register\r\ndescription: D\r\nheading: H\r\nindex: false\r\nlayout: inner\r\n---\r\n\r\n${body}\r\n`;
const inTwo = {
  '_site.json': JSON.stringify({ ...site, languages: ['en-IN', 'hi'] }),
  '_site.hi.json': '{}',
};

it('a translation is created, found, moved and removed with its page', () => {
  const pages = writeSite({ ...inTwo, 'visit.md': visit() });
  createTranslation({ pages, at }, 'visit.md', 'hi');
  expect(read(pages, 'visit.hi.md')).toContain('# For visitors.');
  expect(read(pages, 'visit.hi.md')).toMatch(/translates: .*\r\n/);
  expect(describeTranslations(openSite({ pages, at }))).toContain('up to date  visit.hi.md');
  moveContent({ pages, at }, '/visit', '/about/come');
  expect(describeTranslations(openSite({ pages, at }))).toContain('up to date  about/come.hi.md');
  writeFileSync(join(pages, 'about/come.md'), visit('By the lake.'));
  expect(codesOf(pages)).toContainEqual(expect.stringMatching(/^translation-outdated about\/come\.hi\.md:\d+:\d+$/));
  removeContent({ pages, at }, '/about/come');
  expect(['come.md', 'come.hi.md'].map((name) => existsSync(join(pages, 'about', name)))).toEqual([false, false]);
});

it('a page in one format may be translated in the other', () => {
  const page = JSON.stringify({
    ...{ title: 'T', description: 'D', heading: 'H', index: false, layout: 'inner' },
    blocks: [{ type: 'rich-text', text: 'See [us](/abuot).' }],
  });
  const pages = writeSite({
    ...inTwo,
    'visit.md': visit(),
    'visit.hi.json': page,
    'come.json': page.replace('/abuot', '/about'),
    'come.hi.md': visit('See [us](/abuot).'),
  });
  const own = codesOf(pages).filter((line) => /\.hi\.(json|md)/.test(line) && !line.includes('_site'));
  expect(own).toEqual([
    expect.stringMatching(/^translation-unmarked come\.hi\.md/),
    'link-not-found come.hi.md:10:10',
    expect.stringMatching(/^translation-unmarked visit\.hi\.json/),
    expect.stringMatching(/^link-not-found visit\.hi\.json/),
  ]);
  moveContent({ pages, at, isForced: true }, '/visit', '/us');
  expect(['us.md', 'us.hi.json'].map((name) => existsSync(join(pages, name)))).toEqual([true, true]);
});

it('a page is removed unless others lead to it, and what leads there can be led on', () => {
  const pages = writeSite({ 'visit.md': visit(), 'bus.md': visit('[Come](/visit)') });
  const { ok, text } = removeContent({ pages, at }, '/visit');
  expect([ok, text]).toEqual([false, expect.stringContaining('bus.md:10:8')]);
  removeContent({ pages, at, redirect: '/about' }, '/visit');
  expect(read(pages, 'bus.md')).toBe(visit('[Come](/about)'));
  expect(errorsOf(pages)).toEqual([]);
});

it('--fix changes what is certain in front matter, texts and fences', () => {
  const block = (key: string) => `\`\`\`block\r\n{ "type": "stats-strip",   "${key}": { "from": "stats" } }\r\n\`\`\``;
  const body = (key: string, link: string) => `By [us](${link}).\r\n\r\n${block(key)}`;
  const pages = writeSite({
    'about/index.md': visit('People').replace('index:', 'aliases: [/us]\r\nindex:'),
    'about/index.json': undefined,
    'index.json': undefined,
    'index.md': visit('Hello'),
    'visit.md': visit(body('itms', '/us')).replace('heading:', 'heding:'),
  });
  fixFolder(pages, { at, isDryRun: false });
  expect(read(pages, 'visit.md')).toBe(visit(body('items', '/about')));
  expect(errorsOf(pages)).toEqual([]);
});
