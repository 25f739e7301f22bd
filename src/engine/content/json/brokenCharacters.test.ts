import { expect, it } from 'vitest';
import type { Problem } from '#engine/problems/problem.ts';
import { readContentText } from '../readContent.ts';

/** Value of a JSON text, and where the check finds half of a character. */
function read(text: string) {
  const problems: Problem[] = [];
  const { json } = readContentText('about.json', text, problems);
  return { json, found: problems.map(({ code, line, column, length }) => `${code} ${line}:${column} ${length}`) };
}

it.each([
  [String.raw`{ "a": "x\ud83dy" }`, { a: 'x\ufffdy' }, ['1:10 6']],
  [String.raw`{ "a": "\udf89" }`, { a: '\ufffd' }, ['1:9 6']],
  [String.raw`{ "a": "\ud83d\ud83c\udf89" }`, { a: '\ufffd🎉' }, ['1:9 6']],
  [String.raw`{ "\uD83D": ["\uDF89", 1, null] }`, { '\ufffd': ['\ufffd', 1, null] }, ['1:4 6', '1:15 6']],
  [String.raw`{ "a": "\ud83d", "b": "\udf89" }`, { a: '\ufffd', b: '\ufffd' }, ['1:9 6', '1:24 6']],
])('reports half of a character, which nothing can show: %s', (text, json, places) => {
  expect(read(text)).toEqual({ json, found: places.map((place) => `file-character-broken ${place}`) });
});

it.each([
  [String.raw`{ "a": "x\u0000y" }`, '1:10 6'],
  [String.raw`{ "a": "x\u001Fy" }`, '1:10 6'],
  [String.raw`{ "a": "x\u0085y" }`, '1:10 6'],
  [String.raw`{ "a": "x\by" }`, '1:10 2'],
  ['{ "a": "x\u0085y" }', '1:10 1'],
  ['{ "a": "x\uffffy" }', '1:10 1'],
])('reports a control character, which no document can contain: %s', (text, place) => {
  expect(read(text)).toEqual({ json: { a: 'xy' }, found: [`json-control-character ${place}`] });
});

it.each([
  ['a whole character', String.raw`{ "a": "\ud83c\udf89" }`, { a: '🎉' }],
  ['line breaks and tabs', String.raw`{ "a": "x\n\t\r\u000a\u00a0" }`, { a: 'x\n\t\r\n\u00a0' }],
  ['a backslash before letters', String.raw`{ "a": "\\ud83c" }`, { a: '\\ud83c' }],
  ['a letter beside that range', String.raw`{ "a": "\ud7ff\ue000" }`, { a: '\ud7ff\ue000' }],
])('leaves %s as it is', (_, text, json) => {
  expect(read(text)).toEqual({ json, found: [] });
});

it.each([
  ['an override', '{ "a": "x\u202ey" }', '1:10 1'],
  ['an override that ends', '{ "a": "x\u202ey\u202c" }', '1:10 1'],
  ['an escape sequence', String.raw`{ "a": "x\u202Ey" }`, '1:10 6'],
  ['an isolate without its end', '{ "a": "\u2067x", "b": "\u2069" }', '1:9 1'],
  ['an isolate that ends in another paragraph', String.raw`{ "a": "\u2067x\ny\u2069" }`, '1:9 6'],
])('reports what reverses the order of letters: %s', (_, text, place) => {
  expect(read(text).found).toEqual([`text-direction ${place}`]);
});

it.each(['{ "a": "x \u2067שלום\u2069 y" }', '{ "a": "\u202bשלום\u202c" }', '{ "a": "שלום\u200f!" }'])(
  'leaves what has an end, and marks: %j',
  (text) => {
    expect(read(text).found).toEqual([]);
  },
);
