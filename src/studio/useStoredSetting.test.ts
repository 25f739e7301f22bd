import { expect, it } from 'vitest';
import { readStored } from './useStoredSetting.ts';

it('reads what was stored', () => {
  expect(readStored('["a"]', [])).toEqual(['a']);
  expect(readStored('{"a":1}', {})).toEqual({ a: 1 });
  expect(readStored('"menu"', 'folder')).toBe('menu');
});

it.each(['"x"', '{"a":1}', '1', 'null', '{', ''])('begins anew where %s is stored in place of a list', (text) => {
  expect(readStored(text, ['first'])).toEqual(['first']);
});
