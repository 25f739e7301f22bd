import { expect, test } from 'vitest';
import { readOptions } from './commandLine.ts';

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
