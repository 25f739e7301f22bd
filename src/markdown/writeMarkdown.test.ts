import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JSONContent } from '@tiptap/react';
import { expect, test } from 'vitest';
import { projectRoot } from '#engine/store/projectRoot.ts';
import { toEditorContent, toMarkdown } from './markdownText.ts';
import { readMarkdown } from './readMarkdown.ts';

const nodes = (text: string): JSONContent[] => toEditorContent(text, 'flow').content ?? [];
const readInline = (text: string): JSONContent[] => toEditorContent(text, 'inline').content ?? [];
const writeMarkdown = (content: JSONContent[], before: string) => toMarkdown({ type: 'doc', content }, before, 'flow');
const writeInline = (content: JSONContent[], before: string) => toMarkdown({ type: 'doc', content }, before, 'inline');
const paragraph = (text: string): JSONContent => ({ type: 'paragraph', content: [{ type: 'text', text }] });

/** Replaces one block of a text. */
const changed = (text: string, index: number, node: JSONContent): string =>
  writeMarkdown(nodes(text).with(index, node), text);

test('what nobody has changed is written byte for byte', () => {
  for (const text of [
    'One.\n\n\nTwo  \nlines.\n\n* a\n* b\n\n## A heading ##\n\n1) x\n2) y\n',
    '__Bold__ and _italic_, [a link](/about "About") and {site.phone}.',
    '\nBegins with an empty line',
    'A \\* star & an &amp; and 2 * 3 * 4',
  ]) {
    expect(writeMarkdown(nodes(text), text)).toBe(text);
    if (!text.includes('\n')) expect(writeInline(readInline(text), text)).toBe(text);
  }
});

test('of several paragraphs only the one that was changed is another', () => {
  const text = 'First  \nline.\n\n\n__Second__.\n\n* a\n* b\n';
  expect(changed(text, 1, paragraph('New.'))).toBe('First  \nline.\n\n\nNew.\n\n* a\n* b\n');
});

test('paragraphs come and go between those that stay', () => {
  const text = 'One \\*.\n\nTwo.\n\n\nThree __3__.';
  const [one, two, three] = nodes(text) as [JSONContent, JSONContent, JSONContent];
  expect(writeMarkdown([one, three], text)).toBe('One \\*.\n\nThree __3__.');
  expect(writeMarkdown([one, two, paragraph('New.'), three], text)).toBe('One \\*.\n\nTwo.\n\n\nNew.\n\nThree __3__.');
  expect(writeMarkdown([], text)).toBe('');
});

test('words that look like markup are written so that they stay words', () => {
  for (const words of [
    '2 * 3',
    '*not italic*',
    '1. not a list',
    '# no heading',
    '- no item',
    '[no](link)',
    'a_b_c',
    'R&D',
    '&amp;',
    '`x`',
  ]) {
    const text = writeMarkdown([paragraph(words)], '');
    expect(nodes(text), text).toEqual([paragraph(words)]);
  }
  expect(writeMarkdown([paragraph('2 * 3, R&D, a_b {site.phone}')], '')).toBe('2 * 3, R&D, a_b {site.phone}');
});

test('addresses are links, and are written without signs around them', () => {
  const text = 'See https://example.org/a_b, www.example.org\\\nor write to *a@example.org*.';
  const [first] = nodes(text);
  expect(first?.content?.flatMap(({ marks = [] }) => marks.flatMap(({ attrs }) => attrs?.href ?? []))).toEqual([
    'https://example.org/a_b',
    'https://www.example.org',
    'mailto:a@example.org',
  ]);
  const more: JSONContent = {
    type: 'paragraph',
    content: [...(first?.content ?? []), { type: 'text', text: ' At https://x.org' }],
  };
  expect(changed(text, 0, more)).toBe(`${text} At https://x.org`);
  const other = { type: 'link', attrs: { href: '/about', title: null } };
  const linked: JSONContent = { type: 'paragraph', content: [{ type: 'text', text: 'https://x.org', marks: [other] }] };
  expect(writeMarkdown([linked], '')).toBe('[https://x.org](/about)');
});

test('marks are written as the text has them already, and never around a space', () => {
  const bold = (text: string) => ({ type: 'text', text, marks: [{ type: 'bold' }] });
  const word = (text: string) => ({ type: 'text', text });
  expect(writeInline([word('so'), bold(' very '), word('new')], 'a __b__')).toBe('so __very__ new');
  const link = { type: 'link', attrs: { href: '/about', target: null } };
  const content = [
    { type: 'text', text: 'all ', marks: [link] },
    { type: 'text', text: 'about', marks: [link, { type: 'bold' }] },
  ];
  expect(writeInline(content, '')).toBe('[all **about**](/about)');
});

/** Texts of the reference site that may contain markup. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return value.includes(' ') && readMarkdown(value, 'flow') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}

test('all texts of the reference site are understood: written anew they are as they were', () => {
  const folder = join(projectRoot, 'pages');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
  const all = files.flatMap((file) => texts(JSON.parse(readFileSync(join(folder, file), 'utf8'))));
  expect(all.length).toBeGreaterThan(1000);
  const anew = (text: string) => writeMarkdown(nodes(text), '');
  const others = all.filter((text) => text.trim() === text && anew(text) !== text.replaceAll('  \n', '\\\n'));
  expect(others).toEqual([]);
});

test('lines of a paragraph break where they did, but where it was changed', () => {
  const text = 'One two\nthree *four*\n  five `six\nseven`\\\neight.\n\nNext.';
  const edit = (from: string, to: string) => {
    const [first, ...others] = nodes(text);
    const content = JSON.parse(JSON.stringify(first).replace(from, to)) as JSONContent;
    return writeMarkdown([content, ...others], text);
  };
  expect(edit('three', 'thirteen')).toBe(text.replace('three', 'thirteen'));
  expect(edit('One two three', 'One TWO THREE')).toBe(text.replace('two\nthree', 'TWO THREE'));
  expect(edit('eight', 'eight and nine')).toBe(text.replace('eight', 'eight and nine'));
  // A line that would begin a list remains within the line before it.
  const risky = 'The sum is\n4 and more.';
  expect(writeMarkdown([paragraph('The sum is 1. and more.')], risky)).toBe(
    'The sum is\n1. and more.'.replace('\n', ' '),
  );
  const joined = (one: string) => writeInline([{ type: 'text', text: one }], 'a b\nc d\ne f');
  expect([joined('a b c d e g'), joined('a b c X d e f'), joined('new')]).toEqual([
    'a b\nc d\ne g',
    'a b\nc X d\ne f',
    'new',
  ]);
});
