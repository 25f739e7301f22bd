import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '#shared/json.ts';
import { rewriteJson } from './rewriteJson.ts';

const change = (text: string, edit: (value: never) => void) => {
  const value = JSON.parse(text);
  edit(value as never);
  return rewriteJson(text, value);
};

test('only the changed piece of a text is written anew: escapes, spaces and line ends stay', () => {
  const text = '{\r\n\t"a" :"caf\\u00e9 \\/old#\\u0041", "b":1.50e1\r\n}\r\n';
  expect(change(text, (value: { a: string }) => (value.a = 'café /new#A'))).toBe(
    '{\r\n\t"a" :"caf\\u00e9 \\/new#\\u0041", "b":1.50e1\r\n}\r\n',
  );
});

test('a new entry looks like its neighbours, on one line or on several', () => {
  expect(change('{ "a": ["/x"] }', (value: { a: string[] }) => value.a.push('/y'))).toBe('{ "a": ["/x", "/y"] }');
  expect(change('[\r\n    1\r\n]', (value: number[]) => value.push(2))).toBe('[\r\n    1,\r\n    2\r\n]');
  expect(rewriteJson('{"a":1,"c":3}', { a: 1, b: 2, c: 3 })).toBe('{"a":1,"b":2,"c":3}');
  expect(rewriteJson('{\n  "a": 1\n}\n', { a: 1, aliases: ['/x'] })).toBe('{\n  "a": 1,\n  "aliases": ["/x"]\n}\n');
});

test('more than fits on a line gets a line for each entry, and what is in them stays to the byte', () => {
  const first = String.raw`{"type": "a", "text": "\u00fc"}`;
  const block = { type: 'b', text: 'x'.repeat(80) };
  const written = (list: string) => `{\n  "blocks": ${list}\n}\n`;
  const blocks = (...more: Json[]) => ({ blocks: [{ type: 'a', text: 'ü' }, ...more] });
  const one = rewriteJson(written(`[${first}]`), blocks({ type: 'b' }));
  expect(one).toBe(written(`[${first}, { "type": "b" }]`));
  const two = rewriteJson(one, blocks({ type: 'b' }, block));
  const line = JSON.stringify(block)
    .replaceAll(/([{:,])/g, '$1 ')
    .replace('}', ' }');
  expect(two).toBe(written(`[\n    ${first},\n    { "type": "b" },\n    ${line}\n  ]`));
  const third = { type: 'c', items: ['y'.repeat(70), 'z'.repeat(70)] };
  expect(rewriteJson(one, blocks({ type: 'b' }, third))).toContain('\n    {\n      "type": "c",\n      "items": [');
});

test('an entry goes with its comma and its line', () => {
  const text = '{\n  "a": 1,\n  "b": [2,  3],\n  "c": 4\n}';
  expect(rewriteJson(text, { b: [2, 3], c: 4 })).toBe('{\n  "b": [2,  3],\n  "c": 4\n}');
  expect(rewriteJson(text, { a: 1, b: [2, 3] })).toBe('{\n  "a": 1,\n  "b": [2,  3]\n}');
  expect(rewriteJson(text, { a: 1, b: [3], c: 4 })).toBe('{\n  "a": 1,\n  "b": [3],\n  "c": 4\n}');
});

test('items of a list that come in another order keep their own text', () => {
  const text = '[\n  { "a": 1 },\n  {\n    "a": 2\n  },\n  {"a":3}\n]\n';
  const sorted = '[\n  {"a":3},\n  {\n    "a": 2\n  },\n  { "a": 1 }\n]\n';
  expect(rewriteJson(text, [{ a: 3 }, { a: 2 }, { a: 1 }])).toBe(sorted);
  expect(rewriteJson(sorted, [{ a: 1 }, { a: 2 }, { a: 3 }])).toBe(text);
  expect(rewriteJson(text, [{ a: 2 }])).toBe('[\n  {\n    "a": 2\n  }\n]\n');
  expect(rewriteJson(text, [{ a: 3 }, { a: 4 }, { a: 1 }])).toBe(
    '[\n  {"a":3},\n  {\n    "a": 4\n  },\n  { "a": 1 }\n]\n',
  );
});

test('a renamed key stays in its place and the bytes of its value', () => {
  expect(rewriteJson('{ "old": { "x":1 }, "z": 0 }', { new: { x: 1 }, z: 0 })).toBe('{ "new": { "x":1 }, "z": 0 }');
});

test('whatever is changed into whatever, the text says the new value; what is unchanged is the same to the byte', () => {
  // jsonc-parser does not support this key, which content never has.
  const json = fc
    .jsonValue({ maxDepth: 4 })
    .filter((value) => !JSON.stringify(value).includes('__proto__')) as fc.Arbitrary<Json>;
  const space = fc.constantFrom(undefined, 1, 2, '\t');
  fc.assert(
    fc.property(json, json, space, (before, after, indent) => {
      const text = JSON.stringify(before, null, indent);
      expect(rewriteJson(text, JSON.parse(text))).toBe(text);
      expect(JSON.parse(rewriteJson(text, after))).toEqual(JSON.parse(JSON.stringify(after)));
    }),
    { numRuns: 500 },
  );
});

/** JSON with whitespace in every possible position. */
function scatter(value: Json, spaces: () => string): string {
  const padded = (text: string) => spaces() + text + spaces();
  if (Array.isArray(value)) return `[${value.map((item) => padded(scatter(item, spaces))).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, item]) => [key, scatter(item as Json, spaces)]);
  return `{${entries.map(([key, item]) => `${padded(JSON.stringify(key))}:${padded(item ?? '')}`).join(',')}}`;
}

test('a value written anew in the middle of unusual white space leaves all of it', () => {
  const json = fc.array(
    fc.jsonValue({ maxDepth: 3 }).filter((value) => !JSON.stringify(value).includes('__proto__')),
  ) as fc.Arbitrary<Json[]>;
  const space = fc.infiniteStream(fc.constantFrom('', ' ', '\n', '\t', '\r\n  '));
  fc.assert(
    fc.property(json, json, space, (head, tail, stream) => {
      const spaces = () => String(stream.next().value);
      const document = (middle: string) =>
        `{ "x" : [${[...head.map((item) => scatter(item, spaces)), middle, ...tail.map((item) => scatter(item, spaces))].join(' ,\n')}]}`;
      const text = document('{"a" :1,\n\n "b":"old" }');
      const value = JSON.parse(text);
      value.x[head.length].b = 'new';
      expect(rewriteJson(text, value)).toBe(text.replace('"b":"old" }', '"b":"new" }'));
    }),
    { numRuns: 200 },
  );
});
