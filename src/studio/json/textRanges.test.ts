import { expect, it } from 'vitest';
import { pointerAt, rangeOf, wordAt } from './textRanges.ts';

const text = '{\n  "title": "A",\n  "blocks": [{ "a/b": 1 }, { "type": "faq" }]\n}\n';

/** Pointer of the value at the position of `|`. */
const at = (marked: string) => pointerAt(marked.replace('|', ''), marked.indexOf('|'));

it('finds the value that the cursor is in', () => {
  expect(at(text.replace('"A"', '"A|"'))).toBe('/title');
  expect(at(text.replace('"title"', '"ti|tle"'))).toBe('/title');
  expect(at(text.replace('"faq"', '"f|aq"'))).toBe('/blocks/1/type');
  expect(at(text.replace('{ "type"', '{| "type"'))).toBe('/blocks/1');
  expect(at(text.replace('1 }', '1| }'))).toBe('/blocks/0/a~1b');
  expect(at('|')).toBe('');
});

it('finds it in a text that is broken further down', () => {
  expect(at('{ "blocks": [{ "type": "f|aq" }, { "type": ')).toBe('/blocks/0/type');
});

it('finds where a value stands', () => {
  const range = rangeOf(text, '/blocks/1/type');
  expect(range && text.slice(range.from, range.to)).toBe('"type": "faq"');
  const block = rangeOf(text, '/blocks/0');
  expect(block && text.slice(block.from, block.to)).toBe('{ "a/b": 1 }');
  expect(rangeOf(text, '/blocks/2')).toBeUndefined();
  expect(rangeOf(text, '/title/x')).toBeUndefined();
});

it('underlines a word, or one bracket of what is long', () => {
  const word = (offset: number) => {
    const { from, to } = wordAt(text, offset);
    return text.slice(from, to);
  };
  expect(word(text.indexOf('"A"'))).toBe('"A"');
  expect(word(text.indexOf('"title"'))).toBe('"title"');
  expect(word(text.indexOf('[{'))).toBe('[');
  expect(wordAt(text, text.length)).toEqual({ from: text.length, to: text.length });
});
