import { expect, it } from 'vitest';
import { locateValue } from './locate.ts';

const text = `{ // a comment, with "quotes"
  "a": [1, { "b\\"c": "x, ] }" }, "y" /* ] */ ],
  "d": { "e": null } "f": true,,
  "d": { "e": -1.5, },
}`;
const file = { path: 'x.json', absolute: '/x.json', text, json: undefined };

it.each([
  ['', 'value', '{'],
  ['/a', 'value', '['],
  ['/a', 'key', '"a"'],
  ['/a/0', 'value', '1'],
  ['/a/1/b"c', 'value', '"x, ] }"'],
  ['/a/1/b"c', 'key', '"b\\"c"'],
  ['/a/2', 'value', '"y"'],
  ['/f', 'value', 'true'],
  ['/d/e', 'value', '-1.5'],
  ['/d/missing', 'value', '{'],
  ['/a/9/b', 'value', '['],
] as const)('finds %s (%s)', (pointer, at, written) => {
  const { offset, length } = locateValue(file, pointer, { at });
  expect(text.slice(offset, offset + length)).toBe(written);
});

it('takes the last of two equal keys', () => {
  expect(locateValue(file, '/d').offset).toBe(text.lastIndexOf('{ "e"'));
});

it('finds a piece of a text as JSON writes it', () => {
  const quoted = { ...file, text: '{ "a": "say \\"hello\\" [x](/y)" }' };
  const { offset, length } = locateValue(quoted, '/a', { within: '"hello"' });
  expect(quoted.text.slice(offset, offset + length)).toBe('\\"hello\\"');
});

it('finds the address of a link behind a longer one that begins alike', () => {
  const links = { ...file, text: '{ "a": "[a](mailto:a@b.c) [b](/fees/old) [c](mailto:) [d](/fees)" }' };
  for (const within of ['mailto:', '/fees']) {
    const { offset, length } = locateValue(links, '/a', { within });
    expect(links.text.slice(offset - 2, offset + length + 1)).toBe(`](${within})`);
  }
});

it('finds the beginning of a text in which nothing stands', () => {
  expect(locateValue({ ...file, text: '  ' }, '/a')).toEqual({ offset: 0, length: 1 });
});
