import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { page, writeSite } from '#tests/samples/site.ts';
import { removeContent } from './removeContent.ts';

const at = '2026-11-20';
const files = {
  'index.json': page('{ "type": "rich-text", "text": "Hello from [about](/about#people)" }'),
  'about/index.json': page('{ "type": "rich-text", "id": "people", "text": "People" }').replace(
    '"H",',
    '"H", "aliases": ["/old"],',
  ),
  'visit.json': page(
    '{ "type": "rich-text", "text": "First, [words](/old#people)." }',
    '{ "type": "cards", "items": { "pages": ["/about", "/"] } }',
  ).replace('"H",', '"H", "section": "/about",'),
};
const read = (pages: string, path: string) => readFileSync(join(pages, path), 'utf8');

test('a page that something names stays; every such place is shown with line and column', () => {
  const pages = writeSite(files);
  const { ok, text } = removeContent({ pages, at }, '/about');
  expect(ok).toBe(false);
  expect(existsSync(join(pages, 'about/index.json'))).toBe(true);
  for (const place of ['index.json:5:56', 'visit.json:2:64', 'visit.json:5:52', 'visit.json:6:45'])
    expect(text).toContain(`${pages}/${place}`);
  expect(text).toContain('"/old#people"');
});

test('--redirect leads visitors and all who name it to another page', () => {
  const pages = writeSite({ ...files, 'contact.json': page('{ "type": "rich-text", "text": "x" }') });
  const { ok } = removeContent({ pages, at, redirect: '/contact' }, '/about');
  expect(ok).toBe(true);
  expect(existsSync(join(pages, 'about'))).toBe(false);
  expect(JSON.parse(read(pages, 'contact.json')).aliases).toEqual(['/about', '/old']);
  expect(read(pages, 'visit.json')).toContain('[words](/contact)');
  expect(read(pages, 'visit.json')).toContain('"pages": ["/contact", "/"]');
  expect(read(pages, 'visit.json')).toContain('"section": "/contact"');
});

test('--force removes it all the same and says what is left', () => {
  const pages = writeSite(files);
  const { ok, text } = removeContent({ pages, at, isForced: true }, '/about');
  expect(ok).toBe(true);
  expect(text).toContain('visit.json:5:52');
  expect(read(pages, 'visit.json')).toBe(files['visit.json']);
});

test('a section goes only when it is meant, and with its folder', () => {
  const pages = writeSite({
    'events/fest.json': page('{ "type": "rich-text", "text": "[me](/events/fest)" }'),
    'events/_404.json': page(),
  });
  expect(() => removeContent({ pages, at }, '/events')).toThrow(/1 page below it.*--section/);
  expect(removeContent({ pages, at, isSection: true, isDryRun: true }, '/events').text).toContain('--dry-run');
  expect(removeContent({ pages, at, isSection: true }, '/events').ok).toBe(true);
  expect(existsSync(join(pages, 'events'))).toBe(false);
});

test('a file of _media or _data that something names stays; others go', () => {
  const pages = writeSite({ '_media/alone/map.pdf': '' });
  expect(removeContent({ pages, at }, '_data/stats').text).toContain('_blocks/numbers.json:1:');
  expect(removeContent({ pages, at }, 'brand/icon.svg').ok).toBe(false);
  expect(removeContent({ pages, at }, 'alone/map.pdf').ok).toBe(true);
  expect(existsSync(join(pages, '_media/alone'))).toBe(false);
});

test('links made from items cannot be led to another page, and are shown', () => {
  const block =
    '{ "type": "cards", "items": { "from": "stats", "as": { "title": "label", "link": "/about#{item.where}" } } }';
  const pages = writeSite({
    'visit.json': page(block),
    'about/index.json': page('{ "type": "rich-text", "id": "campus", "text": "x" }'),
  });
  const { ok, text } = removeContent({ pages, at, redirect: '/visit', isForced: true }, '/about');
  expect(ok).toBe(false);
  expect(text).toMatch(/visit\.json:5:\d+ +"\/about#\{item\.where\}"[\s\S]*from items/);
});
