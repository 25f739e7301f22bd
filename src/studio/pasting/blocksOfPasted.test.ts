import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { loadSiteSchemas } from '#engine/content/schema/siteSchemas.ts';
import { readPasted } from '#markdown/paste/readPasted.ts';
import type { JsonObject } from '#shared/json.ts';
import { blocksOfPasted } from './blocksOfPasted.ts';
import { findPasteTargets } from './pasteTargets.ts';

const schemas = Object.fromEntries(
  [...loadSiteSchemas().blocks].map(([type, { schema }]) => [type, schema as unknown as JsonObject]),
);
const clipboards = join(import.meta.dirname, '../../../tests/samples/clipboards');
const parse = (html: string) => parseHTML(`<!doctype html><html><body>${html}</body></html>`).document as never;
const partsOf = (html: string) => readPasted({ html, text: '' }, parse);
const sample = (name: string) => partsOf(readFileSync(join(clipboards, `${name}.html.txt`), 'utf8'));
const pathOf = ({ address }: { address: string }) => (/^data:|#ok$/.test(address) ? 'campus/gate.png' : undefined);
const blocksOf = (parts: ReturnType<typeof partsOf>, accepts?: string[]) =>
  blocksOfPasted(parts, findPasteTargets(schemas, accepts), pathOf);

it('finds blocks for texts, quotations, tables and pictures by their schemas', () => {
  expect(findPasteTargets(schemas, undefined)).toMatchObject({
    text: { type: 'rich-text', key: 'text', hasHeading: true },
    quote: { type: 'quote', key: 'text', name: 'name' },
    table: { type: 'table', columns: 'columns', rows: 'rows', caption: 'caption', max: 10 },
    picture: { type: 'media-text', key: 'image' },
    pictures: { type: 'gallery', list: 'items' },
  });
  expect(findPasteTargets(schemas, ['cards'])).toEqual({});
});

it('makes a block of each section, table and picture of a text document', () => {
  const { blocks, lost } = blocksOf(sample('libreoffice'));
  expect(blocks).toEqual([
    {
      type: 'rich-text',
      heading: 'Open day',
      text: expect.stringContaining('Doors open **at ten**, *perhaps*'),
    },
    { type: 'quote', text: 'Somebody said this' },
    { type: 'media-text', image: { src: 'campus/gate.png', alt: 'The gate' } },
    {
      type: 'table',
      columns: [
        { label: 'Time', field: 'time' },
        { label: 'What', field: 'what' },
      ],
      rows: [{ time: '10:00', what: 'Welcome' }],
    },
  ]);
  expect(lost).toEqual([]);
});

it('says what could not come', () => {
  const { blocks, lost } = blocksOf(sample('word'));
  expect(blocks.map(({ type }) => type)).toEqual(['rich-text', 'table']);
  expect(lost).toMatchObject([{ kind: 'picture', address: expect.stringContaining('clip_image002') }]);
  expect(blocksOf(sample('excel'), ['rich-text']).lost).toMatchObject([{ kind: 'table' }]);
});

it('takes the words of cells with their marks and links', () => {
  const rows = [
    '<td><a href="https://example.org/a">Tea</a></td><td>2 * 3*</td>',
    '<td>Cup of <a href="https://example.org/b">milk</a></td><td><b>1</b><br>each</td>',
  ];
  const { blocks } = blocksOf(
    partsOf(`<table><tr><th>Name</th><th>Price</th></tr><tr>${rows.join('</tr><tr>')}</tr></table>`),
  );
  expect(blocks[0]?.rows).toEqual([
    { name: 'Tea', price: '2 * 3*', link: 'https://example.org/a' },
    { name: 'Cup of [milk](https://example.org/b)', price: '**1**\\\neach' },
  ]);
});

it('gives a heading to the table below it, and puts pictures beside each other into one block', () => {
  const table = '<table><tr><td>Name</td><td>Price</td></tr><tr><td>Tea</td><td>2</td></tr></table>';
  const { blocks } = blocksOf(partsOf(`<h2>Prices</h2>${table}<img src="a#ok" alt="A"><img src="b#ok"><h2>Last</h2>`));
  expect(blocks).toEqual([
    {
      type: 'table',
      heading: 'Prices',
      columns: [
        { label: 'Name', field: 'name' },
        { label: 'Price', field: 'price' },
      ],
      rows: [{ name: 'Tea', price: '2' }],
    },
    {
      type: 'gallery',
      items: [
        { title: 'A', image: { src: 'campus/gate.png', alt: 'A' } },
        { title: '', image: 'campus/gate.png' },
      ],
    },
    { type: 'rich-text', text: '## Last' },
  ]);
});

it('makes blocks of quotations, with who says it, and texts where no such block may stand', () => {
  const quote = '<p>Nothing is to be <b>feared</b>.</p><ul><li>Only this</li></ul>';
  const html = `<h2>Words</h2><blockquote>${quote}<footer>— <cite>Marie Curie</cite>, 1911</footer></blockquote><p>After</p>`;
  expect(blocksOf(partsOf(html)).blocks).toEqual([
    { type: 'rich-text', text: '## Words' },
    { type: 'quote', text: 'Nothing is to be **feared**.\n\n- Only this', name: 'Marie Curie, 1911' },
    { type: 'rich-text', text: 'After' },
  ]);
  expect(blocksOf(partsOf('<blockquote>— only a dash</blockquote>')).blocks).toEqual([
    { type: 'quote', text: '— only a dash' },
  ]);
  const { blocks, lost } = blocksOf(partsOf(html), ['rich-text']);
  expect(blocks).toMatchObject([{ type: 'rich-text', heading: 'Words', text: expect.stringContaining('feared') }]);
  expect(lost).toEqual([]);
});

it('makes a block of the lines that a mail quotes', () => {
  const text = 'Hello,\n\n> Shall we meet\n> on Monday?\n>\n> Ben\n\nYes.\n\n> 5 kg is too much';
  expect(blocksOf(readPasted({ html: '', text }, parse)).blocks).toEqual([
    { type: 'rich-text', text: 'Hello,' },
    { type: 'quote', text: 'Shall we meet\\\non Monday?\n\nBen' },
    { type: 'rich-text', text: expect.stringMatching(/^Yes\.\n\n\\?> 5 kg is too much$/) },
  ]);
});
