import { expect, it } from 'vitest';
import type { FieldSchema } from '../../properties/fieldSchema.ts';
import { toSheetText } from '../cellText.ts';
import { columnsOf } from '../columns.ts';
import { type ImportMode, importRows, parseRows } from './importRows.ts';
import { detectDecimalSeparator, parseCell } from './parseCell.ts';
import { detectDayOrder, parseDay } from './parseDay.ts';
import { fillMissingFields, findMissingFields } from './requiredFields.ts';
import { decodeSheetFile, detectHeaderRow, formatSheet, guessMapping, parseSheet } from './sheet.ts';

const properties: Record<string, FieldSchema> = {
  name: { type: 'string' },
  jobTitle: { type: 'string' },
  day: { type: 'string', format: 'date' },
  price: { type: 'number' },
  isOpen: { type: 'boolean' },
  level: { enum: ['low', 'veryHigh'] },
  tags: { type: 'array', items: { type: 'string' } },
  photo: { type: ['string', 'object'], format: 'media' },
  start: { type: ['string', 'null'], format: 'moment' },
  more: { type: 'object' },
};
const columns = columnsOf(
  { fields: Object.fromEntries(Object.keys(properties).map((key) => [key, {}])), items: [] },
  { properties },
);
const column = (key: string) => columns.find((one) => one.key === key) as (typeof columns)[0];
const read = (key: string, text: string, manner: Partial<Parameters<typeof parseCell>[2]> = {}) =>
  parseCell(text, column(key), { decimal: '.', days: undefined, ...manner });

it('reads what spreadsheets write: quotes, semicolons, line ends, byte order marks, empty rows', () => {
  expect(parseSheet('\ufeffname;text\r\n"A; B";"says ""x""\r\ntwice"\r\n;\r\n')).toEqual([
    ['name', 'text'],
    ['A; B', 'says "x"\r\ntwice'],
  ]);
  expect(parseSheet('a\tb\t\n1, 2\t\t')).toEqual([
    ['a', 'b'],
    ['1, 2', ''],
  ]);
  expect(parseSheet('')).toEqual([]);
  const rows = [
    ['a\tb', 'c\nd', '"e"'],
    ['', 'f', 'g'],
  ];
  expect(parseSheet(formatSheet(rows), '\t')).toEqual(rows);
});

it('reads files in the codings that spreadsheets save', () => {
  const little = new Uint8Array([0xff, 0xfe, ...[...'né'].flatMap((one) => [one.charCodeAt(0), 0])]);
  expect(decodeSheetFile(new TextEncoder().encode('né'))).toBe('né');
  expect(decodeSheetFile(little)).toBe('né');
  expect(decodeSheetFile(new Uint8Array([0x6e, 0xe9]))).toBe('né');
});

it('finds fields by their names, however those are written', () => {
  const sheet = parseSheet('Job title\tNAME\tsomething\nBoss\tAnn\tx');
  expect(detectHeaderRow(sheet, columns)).toBe(true);
  expect(guessMapping(sheet, true, columns)).toEqual(['jobTitle', 'name', undefined]);
  expect(detectHeaderRow(parseSheet('Ann\tBoss'), columns)).toBe(false);
  expect(guessMapping(parseSheet('Ann\tBoss'), false, columns)).toEqual(['name', 'jobTitle']);
});

it('reads numbers with comma or point, as the rest of their column has them', () => {
  expect(detectDecimalSeparator(['1.234', '0,5'])).toBe(',');
  expect(detectDecimalSeparator(['1,234', '1.5'])).toBe('.');
  expect(read('price', '1.234,5', { decimal: ',' })).toEqual({ value: 1234.5 });
  expect(read('price', '1,234.5')).toEqual({ value: 1234.5 });
  expect(read('price', '-1 234,5 €', { decimal: ',' })).toEqual({ value: -1234.5 });
  expect(read('price', 'about 5').why).toContain('no number');
});

it('reads days in ISO and common forms, and says where one could be two', () => {
  for (const text of [
    '2026-03-04',
    '2026/3/4',
    '4.3.2026',
    '04.03.26',
    '4 Mar 2026',
    '4 March 2026',
    'March 4, 2026',
    '2026-03-04 00:00:00',
  ])
    expect(parseDay(text, undefined), text).toEqual({ value: '2026-03-04' });
  expect(parseDay('3/4/2026', 'month')).toEqual({ value: '2026-03-04' });
  expect(parseDay('3/4/2026', undefined).why).toContain('two ways');
  expect(parseDay('31.2.2026', undefined).why).toContain('no day');
  expect(detectDayOrder(['3/4/2026', '13/4/2026'])).toBe('day');
  expect(detectDayOrder(['3/4/2026', '3/14/2026'])).toBe('month');
});

it('reads the other kinds of values', () => {
  expect(read('isOpen', 'Ja')).toEqual({ value: true });
  expect(read('isOpen', 'no')).toEqual({ value: false });
  expect(read('isOpen', 'perhaps').why).toContain('neither');
  expect(read('level', 'very high')).toEqual({ value: 'veryHigh' });
  expect(read('level', 'Low')).toEqual({ value: 'low' });
  expect(read('level', 'middle').why).toContain('“Very high”');
  expect(read('tags', 'A; B, C ;')).toEqual({ value: ['A', 'B, C'] });
  expect(read('tags', 'A, B')).toEqual({ value: ['A', 'B'] });
  expect(read('start', '4.3.2026 9:05')).toEqual({ value: '2026-03-04T09:05' });
  expect(read('start', '4.3.2026 29:05').why).toContain('no time');
  expect(read('more', 'x').why).toContain('form');
  expect(read('name', ' A\nB ')).toEqual({ value: 'A B' });
  expect(read('name', '  ')).toEqual({});
});

it('gives back what it has written for a spreadsheet', () => {
  const item = {
    name: 'A',
    price: 1.5,
    isOpen: false,
    tags: ['a', 'b'],
    photo: { src: 'a.jpg', alt: 'A' },
    more: { a: [1] },
  };
  for (const [key, value] of Object.entries(item)) expect(read(key, toSheetText(value)), key).toEqual({ value });
  expect(read('tags', toSheetText(['a; b', 'c']))).toEqual({ value: ['a; b', 'c'] });
});

const items = [
  { name: 'Ann', price: 1, photo: { src: 'a.jpg', alt: 'Ann' } },
  { name: 'Bob', price: 2 },
];
const imported = (text: string, mode: ImportMode, keyColumn?: string) => {
  const sheet = parseSheet(text);
  const plan = { sheet, isNamed: true, mapping: guessMapping(sheet, true, columns), mode, keyColumn };
  return importRows(items, parseRows(plan, columns), plan);
};

it('appends, replaces, and updates by a key', () => {
  expect(imported('name\tprice\nCy\t3\nDee\tlots', 'append')).toEqual({
    items: [...items, { name: 'Cy', price: 3 }, { name: 'Dee' }],
    ...{ added: 2, updated: 0, skipped: 0 },
  });
  expect(imported('name\tprice\nCy\t3', 'replace').items).toEqual([{ name: 'Cy', price: 3 }]);
  expect(imported('name\tprice\tphoto\nBob\t5\tb.jpg\nAnn\t\ta.jpg\nCy\t\t\n\t7\t', 'update', 'name')).toEqual({
    items: [items[0], { name: 'Bob', price: 5, photo: 'b.jpg' }, { name: 'Cy' }],
    ...{ added: 1, updated: 2, skipped: 1 },
  });
});

it('finds rows that would come without a needed field, and fills them', () => {
  const needed = columns.map((one) => ({ ...one, isRequired: ['name', 'price'].includes(one.key) }));
  const plan = (text: string, mode: ImportMode) => {
    const sheet = parseSheet(text);
    return { sheet, isNamed: true, mapping: guessMapping(sheet, true, needed), mode, keyColumn: 'name' };
  };
  const look = (text: string, mode: ImportMode) => {
    const written = plan(text, mode);
    const result = importRows(items, parseRows(written, needed), written);
    const missing = findMissingFields(items, result, written, needed);
    return { written, result, missing: missing.map(({ column: { key }, count }) => [key, count]) };
  };
  expect(look('name\nCy\nDee', 'append').missing).toEqual([['price', 2]]);
  expect(look('name\tprice\nCy\tlots\n\t3', 'append').missing).toEqual([
    ['name', 1],
    ['price', 1],
  ]);
  // Rows that are there need no column; new ones do.
  expect(look('name\tisOpen\nAnn\tyes', 'update').missing).toEqual([]);
  const { written, result } = look('name\tisOpen\nAnn\tyes\nCy\tno', 'update');
  const filled = fillMissingFields(items, result, written, needed, { price: '7' });
  expect(filled.items.map((item) => (item as { price: number }).price)).toEqual([1, 2, 7]);
  expect(findMissingFields(items, filled, written, needed)).toEqual([]);
  expect(fillMissingFields(items, result, written, needed, { price: 'lots' })).toBe(result);
});
