import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JSONContent } from '@tiptap/react';
import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { toMarkdown } from '../markdownText.ts';
import { fitIntoText } from './fitIntoText.ts';
import type { PastedPart } from './pasted.ts';
import { readPasted } from './readPasted.ts';

const clipboards = join(import.meta.dirname, '../../../tests/samples/clipboards');
const parse = (html: string) =>
  parseHTML(/<body[\s>]/i.test(html) ? html : `<!doctype html><html><head></head><body>${html}</body></html>`).document;
const read = (html: string) => readPasted({ html, text: '' }, parse as unknown as (html: string) => Document);
const readSample = (name: string) => read(readFileSync(join(clipboards, `${name}.html.txt`), 'utf8'));

const markdownOf = (content: JSONContent[]) => toMarkdown({ type: 'doc', content }, '', 'flow');
const inlineOf = (content: JSONContent[]) => toMarkdown({ type: 'doc', content }, '', 'inline');

function describePart(part: PastedPart): string {
  if (part.kind === 'text') return markdownOf(part.content);
  if (part.kind === 'quote') return `QUOTE ${markdownOf(part.content)}`;
  if (part.kind === 'picture') return `PICTURE ${part.address.replace(/.*\//, '')} "${part.alt}"`;
  if (part.kind === 'other') return `OTHER ${part.name}`;
  const lines = part.rows.map((cells) => cells.map(inlineOf).join(' | '));
  return [part.hasHead ? 'TABLE with a head' : 'TABLE', ...lines].join('\n');
}

const table = 'TABLE with a head\nTime | What\n10:00 | Welcome';
const bullets = '- First\n  - Inner\n- Second';

it.each<[name: string, parts: string[]]>([
  [
    'word',
    [
      `## Open day\n\nDoors open **at ten**, with *tea* and cake; see [the programme](https://example.org/programme) of {site.name} and \\*stars\\*.\n\n### What to bring\n\n${bullets}\n\n1. Come\n   1. By bus\n2. See\n\nOne line\\\nand the next`,
      'PICTURE clip_image002.jpg ""',
      `${table}\\\nin the hall`,
    ],
  ],
  ['word-online', ['## Open day\n\n- First\n  - **Inner**\n- Second\n\n1. Come\n2. See']],
  [
    'google-docs',
    [
      '## Open day\n\nDoors open **at ten**, not ~~eleven~~; see [the programme](https://example.org/programme).\n\n- First\n  - *Inner*\n- Second',
      'PICTURE AD_4nXc?key=abc "The gate"',
      table,
    ],
  ],
  [
    'excel',
    [
      'TABLE with a head\nTime | What | Room\n10:00 | Welcome | Hall\n10:00 | Tea & cake | \n12:30 | [Walk](https://example.org/walk) | ',
    ],
  ],
  ['google-sheets', [`${table}\\\nand tea`]],
  ['libreoffice-calc', [table]],
  [
    'libreoffice',
    [
      `## Open day\n\nDoors open **at ten**, *perhaps*; see [the programme](https://example.org/programme).\n\n${bullets}\n\n3. Third\n4. Fourth\n\nOne line\\\nand the next`,
      'QUOTE Somebody said this',
      'PICTURE png;base64,iVBORw0KGgo= "The gate"',
      table,
    ],
  ],
  [
    'outlook',
    [
      'Dear all,\n\nsee [the programme](https://example.org/programme) or write to [Ann](mailto:ann@example.org).\n\n- First\n- Second',
      'QUOTE **From:** Ben\\\n**Sent:** Monday\n\nShall we meet?',
      'PICTURE cid:image001.png@01DA1234.56789ABC "Logo"',
    ],
  ],
  [
    'gmail',
    [
      'Dear all,\n\ndoors open **at ten** for everyone 🙂\n\n- First\n- Second\n  - Inner\n\nAnn\\\nBen\n\nHall\n\nOn Mon, Ben wrote:',
      'QUOTE Shall we meet?',
    ],
  ],
  [
    'web',
    [
      '## Open day\n\nDoors open\u00a0at `10:00`. Buy top [programme](https://example.org/programme)\n\n### Inside\n\nOne\n\nTwo three',
      'PICTURE gate.jpg "The gate"',
      'The gate in May\n\na\\\nb\n\nWhere\n\nHall',
      'OTHER video',
      'OTHER form field',
      'QUOTE Somebody said this',
      'Only\n\nlayout\n\nof\n\nwords',
    ],
  ],
])('reads what %s writes', (name, parts) => {
  expect(readSample(name).map(describePart)).toEqual(parts);
});

it.each<[text: string, markdown: string]>([
  ['One\ntwo\n\nthree', 'One\\\ntwo\n\nthree'],
  ['One\r\ntwo\r\n\r\n\r\nthree', 'One\\\ntwo\n\nthree'],
  ['*stars*, {site.name} and _lines_', '\\*stars\\*, {site.name} and \\_lines\\_'],
  ['# 1. Not a heading', '\\# 1. Not a heading'],
  ['Bring:\n• boots\n• a hat', 'Bring:\n\n- boots\n- a hat'],
  ['See https://example.org/a_b, or {site.url}', 'See https://example.org/a_b, or {site.url}'],
])('leaves the plain text %j as it is', (text, markdown) => {
  const parts = readPasted({ html: '', text });
  expect(parts.map(describePart)).toEqual([markdown]);
});

it('fits everything into a text, and says what has lost its form', () => {
  const parts = readSample('word');
  const flow = fitIntoText(parts, 'flow');
  expect(markdownOf(flow.content)).toContain('\n\nTime · What\\\n10:00 · Welcome in the hall');
  expect(flow.lost.map(({ kind }) => kind)).toEqual(['picture', 'table']);
  const inline = fitIntoText(readSample('gmail'), 'inline');
  expect(inlineOf(inline.content)).toBe(
    'Dear all,\\\ndoors open **at ten** for everyone 🙂\\\nFirst\\\nSecond\\\nInner\\\nAnn\\\nBen\\\nHall\\\nOn Mon, Ben wrote:\\\nShall we meet?',
  );
  expect(inline.lost).toEqual([]);
});
