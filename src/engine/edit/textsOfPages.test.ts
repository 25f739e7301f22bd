import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkSite } from '#engine/check/checkSite.ts';
import { loadSite } from '#engine/content/loadSite.ts';
import { page, site, writeSite } from '#tests/samples/site.ts';
import { fixFolder } from './fix/fixFolder.ts';
import { moveContent } from './moveContent.ts';
import { removeContent } from './removeContent.ts';
import { createTranslation } from './translations.ts';

const at = '2026-11-20';
const inFile = (file: string) => `{ "type": "rich-text", "text": { "file": "${file}" } }`;
const read = (pages: string, path: string) => readFileSync(join(pages, path), 'utf8');
const isThere = (pages: string, path: string) => existsSync(join(pages, path));
const errorsOf = (pages: string) =>
  checkSite(loadSite(pages), { at }).problems.flatMap(({ severity, message }) => (severity === 'error' ? message : []));

const visit = {
  'visit.json': page(inFile('_visit.md'), inFile('_visit-bus.md'), inFile('_hours.md'), inFile('_texts/terms.md')),
  '_visit.md': 'By the river. [Us](/about)\n',
  '_visit-bus.md': 'By bus.\n',
  '_hours.md': 'From nine.\n',
  '_texts/terms.md': 'Terms. [Come](/visit)\n',
};

it('a page takes its texts along, with its name in theirs; links in texts follow', () => {
  const pages = writeSite(visit);
  const { text } = moveContent({ pages, at }, '/visit', '/about/come');
  expect(text).toContain(`${pages}/_visit-bus.md → ${pages}/about/_come-bus.md`);
  expect(read(pages, 'about/come.json')).toContain(
    [inFile('_come.md'), inFile('_come-bus.md'), inFile('_hours.md')].join(',\n    '),
  );
  expect(read(pages, 'about/_come.md')).toBe(visit['_visit.md']);
  expect(read(pages, 'about/_hours.md')).toBe('From nine.\n');
  expect(read(pages, '_texts/terms.md')).toBe('Terms. [Come](/about/come)\n');
  expect(isThere(pages, '_visit.md')).toBe(false);
  moveContent({ pages, at }, '/about', '/us');
  expect(read(pages, 'us/_come.md')).toBe('By the river. [Us](/us)\n');
  expect(errorsOf(pages)).toEqual([]);
});

it('a text of two pages stays in its folder, and is never taken from one of them', () => {
  const pages = writeSite({ ...visit, 'other.json': page(inFile('_visit.md'), inFile('_hours.md')) });
  expect(() => moveContent({ pages, at }, '/visit', '/about/come')).toThrow(
    /_visit\.md .* is used by another page too/,
  );
  moveContent({ pages, at }, '/visit', '/come');
  expect(read(pages, 'come.json')).toContain([inFile('_visit.md'), inFile('_come-bus.md')].join(',\n    '));
  removeContent({ pages, at }, '/come');
  expect(['_visit.md', '_hours.md', '_texts/terms.md', '_come-bus.md'].map((path) => isThere(pages, path))).toEqual([
    ...[true, true, false, false],
  ]);
  expect(errorsOf(pages)).toEqual([]);
});

it('a page goes with its texts; links in them are no reason to leave another', () => {
  const pages = writeSite({ ...visit, 'bus.json': page(inFile('_bus.md')), '_bus.md': '[Come](/visit)\n' });
  const { ok, text } = removeContent({ pages, at }, '/visit');
  expect([ok, text]).toEqual([false, expect.stringContaining('_bus.md:1:8')]);
  expect(removeContent({ pages, at }, '/bus').text).toContain(`${pages}/_bus.md`);
  expect(removeContent({ pages, at }, '/visit').ok).toBe(true);
  expect(isThere(pages, '_visit.md')).toBe(false);
  expect(errorsOf(pages)).toEqual([]);
});

it('a translation begins with texts of its own, and goes with them', () => {
  const pages = writeSite({
    ...visit,
    '_site.json': JSON.stringify({ ...site, languages: ['en-IN', 'hi'] }),
    '_site.hi.json': '{ "translates": "x" }',
  });
  createTranslation({ pages, at }, 'visit.json', 'hi');
  expect(read(pages, 'visit.hi.json')).toContain(`${inFile('_visit.hi.md')},`);
  expect(read(pages, '_texts/terms.hi.md')).toBe(visit['_texts/terms.md']);
  expect(errorsOf(pages)).toEqual([]);
  moveContent({ pages, at }, '/visit', '/come');
  expect(read(pages, 'come.hi.json')).toContain(`${inFile('_come.hi.md')},`);
  expect(read(pages, '_texts/terms.hi.md')).toBe('Terms. [Come](/come)\n');
  expect(checkSite(loadSite(pages), { at }).problems.filter(({ code }) => code === 'translation-outdated')).toEqual([
    expect.objectContaining({ file: '_site.hi.json' }),
  ]);
  removeContent({ pages, at }, '/hi/come');
  expect([isThere(pages, '_come.hi.md'), isThere(pages, '_come.md')]).toEqual([false, true]);
});

it('corrects what is certain in the file of the text', () => {
  const pages = writeSite({
    'about/index.json': page('{ "type": "rich-text", "text": "People" }').replace('{', '{ "aliases": ["/us"],'),
    'visit.json': page(inFile('_visit.md')),
    '_visit.md': 'See\n[us](/us).\n',
  });
  fixFolder(pages, { at, isDryRun: false });
  expect(read(pages, '_visit.md')).toBe('See\n[us](/about).\n');
});
