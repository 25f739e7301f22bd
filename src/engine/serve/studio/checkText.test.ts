import { expect, it } from 'vitest';
import { checkText } from './checkText.ts';

const codes = (text: string) => checkText({ file: 'page.json', text }).map(({ code }) => code);

it('says in the words of the check why a text is no JSON, where, and what corrects it', () => {
  const text = '{\n  "title": "A"\n  "heading": "B"\n}\n';
  const [problem] = checkText({ file: 'page.json', text });
  expect(problem).toMatchObject({ code: 'json-comma-missing', file: 'page.json', line: 2, column: 15 });
  expect(problem?.message).toContain('comma');
  expect(problem?.edits).toEqual([{ offset: 16, length: 0, text: ',' }]);
});

it('finds nothing in a text that can be read', () => {
  expect(codes('{ "title": "A" }')).toEqual([]);
});

it('reads no file, whatever characters the text holds', () => {
  expect(codes('')).toEqual(['file-empty']);
  expect(codes('\ufeff{ "title": "\ufffd" }')).toHaveLength(1);
});

it('refuses what is no text', () => {
  expect(() => checkText({ file: 'page.json' })).toThrow('no text');
  expect(() => checkText(null)).toThrow('no text');
});
