import { expect, it } from 'vitest';
import type { InsertableBlock } from '#shared/studio.ts';
import { searchInsertableBlocks } from './searchInsertableBlocks.ts';

const choice = (label: string, alsoCalled: string[], about = ''): InsertableBlock => ({
  type: label.toLowerCase(),
  label,
  about,
  alsoCalled,
  hasPicture: false,
  values: [{ type: label.toLowerCase() }],
});
const all = [
  choice('Accordion', ['FAQ', 'questions'], 'Headings that open.'),
  choice('Cards', ['tiles', 'people']),
  choice('Testimonials', ['quotes'], 'What people say.'),
];
const labels = (words: string, recent: string[] = []) =>
  searchInsertableBlocks(all, words, recent).map(({ label }) => label);

it('finds blocks by the words that people use, the nearest first', () => {
  expect(labels('faq')).toEqual(['Accordion']);
  expect(labels('people')).toEqual(['Cards', 'Testimonials']);
  expect(labels('open headings')).toEqual(['Accordion']);
  expect(labels('zebra')).toEqual([]);
});

it('puts those that were inserted last first', () => {
  expect(labels('', ['Testimonials'])).toEqual(['Testimonials', 'Accordion', 'Cards']);
});
