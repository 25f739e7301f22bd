import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkSite } from '#engine/check/checkSite.ts';
import { loadSite } from '#engine/content/loadSite.ts';
import { page, writeSite } from '#tests/samples/site.ts';
import { createPage } from './createPage.ts';

const at = '2026-11-20';
const text = '{ "type": "rich-text", "text": "Words" }';
const read = (pages: string, path: string) => JSON.parse(readFileSync(join(pages, path), 'utf8'));
/** Errors of a site, without the places of a new page that are still to be written. */
const errorsOf = (pages: string) =>
  checkSite(loadSite(pages), { at }).problems.filter(
    ({ severity, code }) => severity === 'error' && code !== 'text-unwritten',
  );

test('a new page has nothing wrong but what is to be written, and looks like the pages beside it', () => {
  const sibling = (order: number) =>
    page(text).replace('"T"', '"A | {site.shortName}"').replace('"H",', `"H", "section": "/about", "order": ${order},`);
  const pages = writeSite({
    '_layouts/event.json': '{ "blocks": [{ "type": "slot" }] }',
    'events/a.json': sibling(10).replace('"inner"', '"event"'),
    'events/b.json': sibling(30).replace('"inner"', '"event"'),
  });
  const { text: report } = createPage({ pages, at }, '/events/tech-fest-of-2027');
  expect(read(pages, 'events/tech-fest-of-2027.json')).toMatchObject({
    title: 'Tech Fest of 2027 | {site.shortName}',
    heading: 'Tech Fest of 2027',
    layout: 'event',
    section: '/about',
    order: 40,
  });
  expect(errorsOf(pages)).toEqual([]);
  const unwritten = checkSite(loadSite(pages), { at }).problems.filter(({ code }) => code === 'text-unwritten');
  expect(unwritten.map(({ pointer }) => pointer).toSorted()).toEqual(['/blocks/0/text', '/description']);
  expect(report).toContain('no page at /events yet');
});

test('a layout that needs what only its own pages have is passed over', () => {
  const pages = writeSite({
    '_layouts/unusual.json': '{ "blocks": [{ "type": "slot" }, { "type": "rich-text", "text": "[x](#only-there)" }] }',
    'events/a.json': page('{ "type": "rich-text", "id": "only-there", "text": "x" }').replace('"inner"', '"unusual"'),
  });
  createPage({ pages, at }, '/events/b');
  expect(read(pages, 'events/b.json').layout).toBe('inner');
  expect(errorsOf(pages)).toEqual([]);
});

test('the page of a folder that is there already shows the pages in it', () => {
  const pages = writeSite({ 'events/a.json': page(text) });
  createPage({ pages, at, title: 'What is on' }, '/events');
  const { heading, blocks } = read(pages, 'events/index.json');
  expect(heading).toBe('What is on');
  expect(blocks).toContainEqual({ type: 'cards', items: { pages: 'children' } });
  expect(errorsOf(pages)).toEqual([]);
});

test('a copy has the other page’s blocks to the byte, and nothing that is that page’s alone', () => {
  const model = page(text, '{  "type":"rich-text", "id": "a", "text": "caf\\u00e9" }').replace(
    '"H",',
    '"H", "section": "/about", "aliases": ["/old"], "publishAt": "2020-01-01", "card": { "title": "C", "icon": "phone" },',
  );
  const pages = writeSite({ 'about/us.json': model });
  const { text: report } = createPage({ pages, at, from: 'about/us' }, '/events/fest');
  const written = readFileSync(join(pages, 'events/fest.json'), 'utf8');
  expect(written).toContain('{  "type":"rich-text", "id": "a", "text": "caf\\u00e9" }');
  expect(JSON.parse(written)).toMatchObject({ heading: 'Fest', card: { icon: 'phone' } });
  expect(written).not.toMatch(/aliases|publishAt|"C"|"H"|"section"/);
  expect(report).toMatch(/line 6 +rich-text/);
  expect(errorsOf(pages)).toEqual([]);
});

test.each([
  ['/about', 'there is a page at /about already'],
  ['/old', 'is another address'],
  ['/blog', 'redirects /blog'],
  ['/Events/Tech Fest', 'Did you mean "/events/tech-fest"?'],
  ['/_data/x', 'begins with "_"'],
  ['/', 'home page'],
  ['/a//b', 'nothing between'],
  ['/x?y', 'no part of a page’s address'],
])('refuses %s', (route, words) => {
  const pages = writeSite({ 'us.json': page(text).replace('"H",', '"H", "aliases": ["/old"],') });
  expect(() => createPage({ pages, at }, route)).toThrow(words);
  expect(existsSync(join(pages, 'Events'))).toBe(false);
});

test.each(['/media/press', '/assets', '/robots.txt', '/about/index.html'])('no page is begun at %s', (route) => {
  expect(() => createPage({ pages: writeSite({}), at }, route)).toThrow('cannot be the address of a page');
});

test('a page in Markdown is one long text, and in order at once', () => {
  const pages = writeSite({});
  createPage({ pages, at, isMarkdown: true }, '/notes');
  expect(readFileSync(join(pages, 'notes.md'), 'utf8')).toContain('\nlook: prose\n');
  expect(errorsOf(pages)).toEqual([]);
});
