import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listBlockTypes } from '#engine/content/schema/composeSchema.ts';
import type { Json } from '#shared/json.ts';
import type { InsertableBlock, StudioProblem } from '#shared/studio.ts';
import { searchInsertableBlocks } from '#studio/composing/searchInsertableBlocks.ts';
import { type OpenStudio, openStudio } from '#tests/studio/openStudio.ts';

let studio: OpenStudio;
let choices: InsertableBlock[];
beforeAll(async () => {
  studio = await openStudio('tests/fixtures/orchard');
  mkdirSync(join(studio.pages, '_blocks'), { recursive: true });
  studio.write('_blocks/note.json', '{ "type": "rich-text", "text": "We press on Saturdays." }');
  await studio.saves.checkAll();
  choices = await studio.get<InsertableBlock[]>('choices');
});
afterAll(() => studio.stop());

test('every block can be chosen, and every shared one of the site', () => {
  const types = choices.map(({ type }) => type).filter((type) => type !== 'shared');
  expect(types.toSorted()).toEqual(listBlockTypes().toSorted());
  const shared = choices.filter(({ type }) => type === 'shared').map(({ values }) => values[0]?.use);
  expect(shared).toContain('note');
});

test('every block says what it is for, and under which words people look for it', () => {
  const silent = choices.filter(({ about, alsoCalled }) => !about || alsoCalled.length === 0);
  expect(silent.map(({ type }) => type)).toEqual([]);
});

test('what is inserted has nothing wrong but texts to be written, on any site', async () => {
  const before = await studio.get<StudioProblem[]>('problems');
  const keyOf = ({ code, file, message }: StudioProblem) => `${code} ${file} ${message}`;
  const knownProblems = new Set(before.map(keyOf));
  const errorsByChoice: Record<string, string[]> = {};
  for (const { label, values } of choices) {
    const [value = {}] = values;
    // A block that a page may have once would be an error in second place.
    const isTop = value.type === 'banner' || value.type === 'hero';
    const [file, kind] = isTop ? (['index.json', 'set'] as const) : (['visit.json', 'insert'] as const);
    await studio.change(file, { kind, pointer: '/blocks/0', value });
    await studio.saves.checkPendingSaves();
    const found = (await studio.get<StudioProblem[]>('problems')).filter(
      (problem) => !knownProblems.has(keyOf(problem)),
    );
    const errors = found.filter(({ severity, code }) => severity === 'error' && code !== 'text-unwritten');
    if (errors.length) errorsByChoice[label] = errors.map(keyOf);
    await studio.post('undo', {});
  }
  // Only its author can say where a form is sent.
  expect(errorsByChoice).toEqual({ Form: [expect.stringMatching(/^form-destination-missing visit\.json /)] });
});

test('no form comes with a destination, or with a word about what became of it', () => {
  const form = choices.find(({ type }) => type === 'form')?.values[0];
  expect(Object.keys(form?.submit as object).filter((key) => !['label', 'busyLabel'].includes(key))).toEqual([]);
});

test('a new block says nothing: its texts are empty, or values of the site and the page', () => {
  const words = choices
    .filter(({ type }) => type !== 'shared')
    .flatMap(({ type, values }) => textsIn(values).map((text) => `${type}: ${text}`));
  expect(words.filter((text) => !/\{(?:page|site)\.[\w.]+\}/.test(text))).toEqual([
    // What programs read: names of fields and columns, kinds, and inner blocks.
    ...['form: field', 'form: text'],
    ...['split: rich-text', 'split: rich-text', 'table: first', 'table: second', 'tabs: rich-text', 'tabs: rich-text'],
  ]);
});

/** All texts of a value that are not empty, without the types of blocks at its top. */
const textsIn = (value: Json, depth = 0): string[] => {
  if (typeof value === 'string') return value ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    depth === 1 && key === 'type' ? [] : textsIn(entry ?? null, depth + 1),
  );
};

test.each([
  ['timetable', 'table'],
  ['agenda', 'table'],
  ['opening times', 'table'],
  ['register', 'form'],
  ['registration form', 'form'],
  ['FAQ', 'accordion'],
  // Names of blocks of other editors.
  ['details', 'accordion'],
  ['repeater', 'cards'],
  ['pullquote', 'quote'],
  ['block quote', 'quote'],
  ['reviews', 'testimonials'],
  ['rich text', 'rich-text'],
  ['media & text', 'media-text'],
  ['toggle list', 'accordion'],
  ['newsletter', 'form'],
  ['image gallery', 'gallery'],
])('who searches for "%s" finds "%s" first', (words, type) => {
  expect(searchInsertableBlocks(choices, words, [])[0]?.type).toBe(type);
});

test('pictures of blocks are given, and of nothing else', async () => {
  const picture = await studio.ask('/_studio/block/accordion');
  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp']);
  expect((await studio.ask('/_studio/block/accordion', { cookie: '' })).status).toBe(401);
  for (const name of ['nothing', '..%2Fpictures%2Faccordion', 'constructor'])
    expect((await studio.ask(`/_studio/block/${name}`)).status).toBe(404);
});
