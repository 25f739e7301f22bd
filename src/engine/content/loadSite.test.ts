import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkChanged, marksOf, writeSite } from '#tests/samples/site.ts';
import { loadSite } from './loadSite.ts';

type Files = Record<string, string | Uint8Array | undefined>;

const found = (files: Files) => {
  const { problems } = loadSite(writeSite(files));
  return problems.map(({ code, file, line, column }) => `${code} ${file}:${line}:${column}`);
};

/** Texts of a page, with ▶ before each location of a problem. */
const mistakes: [name: string, text: string, ...codes: string[]][] = [
  ['comma before a bracket', '{\n  "a": [1, 2▶,],\n  "b": 1▶,\n}', 'json-comma-trailing', 'json-comma-trailing'],
  ['two commas', '{ "a": 1,▶, "b": 2 }', 'json-comma-double'],
  ['no comma', '{\n  "a": 1▶\n  "b": [1▶ 2]\n}', 'json-comma-missing', 'json-comma-missing'],
  ['comments', '{\n  ▶// why\n  "a": 1 ▶/* how */\n}', 'json-comment', 'json-comment'],
  ['curly quotation marks', '{ ▶“a”: ”b“ }', 'json-quotes-curly'],
  ['single quotation marks', "{ ▶'a': 1 }", 'json-quotes-single'],
  ['key without quotation marks', '{ ▶title: "x" }', 'json-quotes-missing'],
  ['key with half of them', '{ ▶title": "x" }', 'json-quotes-missing'],
  ['text without quotation marks', '{ "title": ▶About us }', 'json-quotes-missing'],
  ['text without an end', '{\n  "title": ▶"About us,\n  "b": 2\n}', 'json-string-unclosed'],
  ['key without an end', '{ ▶"title: "About us" }', 'json-string-unclosed'],
  ['quotation marks in a text', '{ "text": "He said ▶"hello" to us" }', 'json-quote-in-text'],
  ['no colon', '{ "a"▶ 1 }', 'json-colon-missing'],
  ['equals sign', '{ "a"▶ = 1 }', 'json-colon-missing'],
  ['no value', '{ "a": ▶, "b": 1 }', 'json-value-missing'],
  ['words of other languages', '{ "a": ▶True, "b": ▶None }', 'json-word', 'json-word'],
  ['numbers', '{ "a": ▶01, "b": ▶+1, "c": ▶.5 }', 'json-number', 'json-number', 'json-number'],
  ['backslash', '{ "a": "C:▶\\docs" }', 'json-escape'],
  ['tab in a text', '{ "a": "b▶\tc" }', 'json-control-character'],
  ['bracket without an end', '{\n  "a": ▶[1, 2\n', 'json-bracket-unclosed'],
  ['wrong bracket', '{\n  "a": [1, 2\n▶}', 'json-bracket-wrong'],
  ['something after the end', '{ "a": 1 }\n▶}', 'json-text-after-end'],
  ['not JSON at all', '▶<!doctype html>', 'json-absent'],
  ['key written twice', '{ "a": 1, "b": [{ "c": "\\":", ▶"c": 2 }],\n  ▶"a" : 2 }', 'json-key-twice', 'json-key-twice'],
  ['empty file', '▶ \n', 'file-empty'],
];

it.each(mistakes)('explains: %s', (_, text, ...codes) => {
  const files = { 'x.json': text };
  expect(found(files)).toEqual(marksOf(files).map((location, index) => `${codes[index]} ${location}`));
});

it('knows what a file says in spite of a comma or a comment', () => {
  const { source } = loadSite(writeSite({ 'x.json': '{ "heading": "a" /* b */ "order": 1, }' }));
  expect(source.pages.find(({ route }) => route === '/x')?.page).toEqual({ heading: 'a', order: 1 });
});

it('never stops, whatever a file holds', () => {
  const unusual = [
    '\u0000',
    '[',
    '{"a',
    '"',
    '\\',
    '{"a":"\\u12"}',
    '['.repeat(5000),
    '["'.repeat(300),
    '\ud800',
    '“',
    "'",
    '/*',
    '{,}',
    '{"a":1e}',
    '1 2',
    '{"__proto__":1}',
  ];
  for (const text of unusual) expect(() => loadSite(writeSite({ 'x.json': text }))).not.toThrow();
});

it.each([
  ['file-byte-order-mark', new TextEncoder().encode('\ufeff{ "a": 1 }')],
  ['file-utf-16', new Uint8Array(Buffer.from('\ufeff{ "a": 1 }', 'utf16le'))],
  ['file-utf-16', new Uint8Array(Buffer.from('{ "a": 1 }', 'utf16le'))],
])('reports %s and reads the file all the same', (code, bytes) => {
  const { source, problems } = loadSite(writeSite({ 'x.json': bytes }));
  expect(problems.map((problem) => problem.code)).toEqual([code]);
  expect(source.pages.find(({ route }) => route === '/x')?.page).toEqual({ a: 1 });
});

it('points at the first character that is not UTF-8', () => {
  expect(found({ 'x.json': new Uint8Array(Buffer.from('{\n "a": "caf\u00e9" }', 'latin1')) })).toEqual([
    'file-not-utf-8 x.json:2:11',
  ]);
});

it.each([
  ['About Us.json', 'about-us.json'],
  ['About.json', 'about.json'],
  ['Über/x.json', 'uber'],
  ['a\u200bb.json', 'a-b.json'],
  ['\u202egpj.json', 'gpj.json'],
  ['a\u0301\u034f.json', 'a.json'],
  ['x·y.json', 'xy.json'],
  ['a&b.json', 'a-b.json'],
  ['x.JSON', 'x.json'],
])('refuses the name %s', (path, suggestion) => {
  const { problems } = loadSite(writeSite({ [path]: '{}' }));
  expect(problems.map(({ code, file }) => `${code} ${file}`)).toEqual([`file-name-not-address ${path}`]);
  expect(problems[0]?.args.suggestion).toBe(suggestion);
});

it('makes routes of paths', () => {
  const { source } = loadSite(
    writeSite({ 'a/b.json': '{}', 'a/_404.json': '{}', '_404.json': '{}', '_draft/x.json': '{}', 'a/.x.json': '{}' }),
  );
  expect(source.pages.map(({ route, isNotFoundPage }) => route + (isNotFoundPage ? ' 404' : ''))).toEqual([
    '/ 404',
    '/a 404',
    '/a/b',
    '/about',
    '/',
  ]);
});

it('reports two pages at one address, unknown special names and files without effect', () => {
  const files = { 'about.json': '{}', '_layout/x.json': '{}', 'notes.txt': '' };
  expect(found(files)).toEqual([
    'special-name-unknown _layout/x.json:1:1',
    'route-taken about.json:1:1',
    'file-ignored notes.txt:1:1',
  ]);
});

it('cannot run without a folder or a page', () => {
  expect(loadSite('/no/such/folder').problems.map(({ code }) => code)).toEqual(['pages-folder-missing']);
  const empty = checkChanged({ 'index.json': undefined, 'about/index.json': undefined });
  expect(empty.couldNotRun).toContain('holds no page');
});

it('reports a missing site file', () => {
  expect(loadSite(writeSite({ '_site.json': undefined })).problems.map(({ code }) => code)).toEqual([
    'site-file-missing',
  ]);
});

it('follows links inside the folder, and none that leads out of it', () => {
  const directory = writeSite({});
  const outside = writeSite({ 'secret.json': '{}', '_media/secret.pdf': 'x' });
  const link = (to: string, from: string) => symlinkSync(to, join(directory, from));
  link(join(directory, '_media/documents/brochure.pdf'), '_media/again.pdf');
  link(join(directory, 'about/index.json'), 'us.json');
  link(join(outside, '_media/secret.pdf'), '_media/secret.pdf');
  link(join(outside, '_media'), '_media/all');
  link(join(outside, 'secret.json'), 'secret.json');
  link('/dev/null', '_media/nothing');
  mkdirSync(join(directory, '_media/deep'));
  link(`${directory}-not-this`, '_media/deep/missing.pdf');
  const { source, problems } = loadSite(directory);
  expect(source.media.has('again.pdf')).toBe(true);
  expect(source.pages.flatMap(({ route, isNotFoundPage }) => (isNotFoundPage ? [] : route))).toEqual([
    '/about',
    '/',
    '/us',
  ]);
  expect(problems.map(({ code, file }) => `${code} ${file}`)).toEqual([
    'file-link-outside _media/all',
    'file-unreadable _media/deep/missing.pdf',
    'file-link-outside _media/nothing',
    'file-link-outside _media/secret.pdf',
    'file-link-outside secret.json',
  ]);
});
