import { expect, it } from 'vitest';
import type { FieldSchema } from '../properties/fieldSchema.ts';
import { formatCell } from './cellText.ts';
import { columnsOf, isEditedInPlace } from './columns.ts';
import { readList } from './listJson.ts';

const json = {
  fields: { id: { is: 'text' }, name: { is: 'text', unique: true }, photo: { is: 'image' }, tags: { is: 'texts' } },
  items: [
    { id: 'a', name: 'A' },
    { id: 'b', jobTitle: 'Boss' },
  ],
};
const schema: FieldSchema = {
  properties: {
    publishAt: { title: 'Show from', type: ['string', 'null'], format: 'moment', group: 'more' },
    id: { type: 'string' },
    name: { type: 'string' },
    photo: { title: 'Picture', type: ['string', 'object'], format: 'media' },
    tags: { type: 'array', items: { type: 'string' } },
  },
  required: ['name'],
};
const list = readList(json);
const columns = list ? columnsOf(list, schema) : [];
const column = (key: string) => columns.find((one) => one.key === key) as (typeof columns)[0];

it('shows what the list declares first, then what only items have, then what all may have', () => {
  expect(columns.map(({ key }) => key)).toEqual(['id', 'name', 'photo', 'tags', 'jobTitle', 'publishAt']);
  expect(columns.map(({ title }) => title)).toEqual(['Id', 'Name', 'Photo', 'Tags', 'Job title', 'Show from']);
  expect(columns.map(({ kind }) => kind)).toEqual(['text', 'text', 'media', 'list', 'free', 'moment']);
});

it('knows what is required, what must be unique, and what nobody has declared', () => {
  expect(columns.filter(({ isRequired }) => isRequired).map(({ key }) => key)).toEqual(['name']);
  expect(columns.filter(({ isUnique }) => isUnique).map(({ key }) => key)).toEqual(['id', 'name']);
  expect(column('jobTitle')).toMatchObject({ isDeclared: false, isUsual: false });
  expect(column('publishAt')).toMatchObject({ isDeclared: false, isUsual: true });
});

it('is none where the file holds no items', () => {
  expect(readList({ fields: {} })).toBeUndefined();
  expect(readList([{ name: 'A' }])).toBeUndefined();
});

it('edits in the cell what has room there', () => {
  expect(isEditedInPlace(column('name'), 'A')).toBe(true);
  expect(isEditedInPlace(column('name'), { src: 'a' })).toBe(false);
  expect(isEditedInPlace(column('photo'), { src: 'a.jpg' })).toBe(true);
  expect(isEditedInPlace(column('tags'), ['A'])).toBe(false);
});

it('shows lists, pictures, days and choices in a few words', () => {
  expect(formatCell(['A', 'B'], { kind: 'list' })).toBe('2: A, B');
  expect(formatCell([{ src: 'x/a.jpg' }, 'b.jpg'], { kind: 'list' })).toBe('2: a.jpg, b.jpg');
  expect(formatCell({ src: 'x/a.jpg', alt: 'A' }, { kind: 'media' })).toBe('x/a.jpg');
  expect(formatCell('2026-11-06', { kind: 'date' })).toBe('6 Nov 2026');
  expect(formatCell('{site.day}', { kind: 'date' })).toBe('{site.day}');
  expect(formatCell('fullTime', { kind: 'choice' })).toBe('Full time');
  expect(formatCell('**Bold**', { kind: 'markdown' })).toBe('Bold');
});
