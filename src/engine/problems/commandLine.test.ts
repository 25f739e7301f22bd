import { expect, test } from 'vitest';
import { readOptions, takeList } from './commandLine.ts';

const options = {
  pages: { about: 'the folder', default: 'pages' },
  force: { about: 'goes on', isSwitch: true as const },
};

test('words without an option are taken in their order, wherever switches stand', () => {
  expect(readOptions(options, ['/a', '--force', '/b', '--pages', 'x'], ['from', 'to'])).toEqual({
    pages: 'x',
    force: 'yes',
    from: '/a',
    to: '/b',
  });
  expect(readOptions(options, ['/a'], ['from', 'to'])).toEqual({ pages: 'pages', from: '/a' });
});

test('a word too many, a misspelt switch and a missing value are told', () => {
  expect(() => readOptions(options, ['/a', '/b'], ['from'])).toThrow('"/b" is no option');
  expect(() => readOptions(options, ['--forse'])).toThrow('Did you mean "--force"?');
  expect(() => readOptions(options, ['--pages'])).toThrow('needs a value');
});

test('a list takes all words up to the next option, and leaves the others', () => {
  expect(takeList('merge', ['--out', 'x', '--merge', 'a', 'b', '--keep', '2'])).toEqual({
    list: ['a', 'b'],
    rest: ['--out', 'x', '--keep', '2'],
  });
  expect(takeList('merge', ['--merge=a', 'b', '--merge', 'c'])).toEqual({ list: ['a', 'b', 'c'], rest: [] });
  expect(takeList('merge', ['--merge'])).toEqual({ list: [], rest: [] });
  expect(takeList('merge', ['--merges', 'a'])).toEqual({ list: undefined, rest: ['--merges', 'a'] });
});
