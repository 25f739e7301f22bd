import { expect, test } from 'vitest';
import type { PageTrace, TracedRegion } from '#shared/pageTrace.ts';
import { alignTexts } from './alignTexts.ts';
import { TypedTexts } from './typedTexts.ts';

const file = 'page.json';

/** Three cards, each with the same two prompts, below a heading that is not written either. */
const sent = ['heading', ...[0, 1, 2].flatMap(() => ['title', 'text'])];
const pointers = ['/heading', ...[0, 1, 2].flatMap((card) => [`/items/${card}/title`, `/items/${card}/text`])];

const regionOf = (words: readonly string[]): TracedRegion => ({
  texts: words.map((word, index) => [word, index]),
  pictures: [],
  icons: [],
});

const traceOf = (words: readonly string[]): PageTrace => ({
  origins: pointers.map((pointer) => ({ file, pointer, shownAs: 'text' })),
  blocks: [{ type: 'cards', place: { file, pointer: '/blocks/0' }, ...regionOf(words) }],
  shell: regionOf([]),
});

/** Places that are found for the texts of a page: indexes in `pointers`. */
const placesOf = (typed: TypedTexts, trace: PageTrace, shown: readonly string[]) => {
  const { texts } = typed.applyTo(trace.blocks[0] as TracedRegion, trace, new Set(shown));
  const found = alignTexts(
    shown,
    texts.map(([text]) => text),
  );
  return found.map((index) => (index === undefined ? undefined : texts[index]?.[1]));
};

const every = pointers.map((_, index) => index);

/** All orders of some numbers. */
const ordersOf = (numbers: readonly number[]): number[][] =>
  numbers.length === 0
    ? [[]]
    : numbers.flatMap((one) => ordersOf(numbers.filter((other) => other !== one)).map((rest) => [one, ...rest]));

test('equal prompts are told from each other, in whatever order they are written before the page is rendered anew', () => {
  const trace = traceOf(sent);
  for (const order of ordersOf(every)) {
    const typed = new TypedTexts();
    const shown = [...sent];
    for (const index of order) {
      // The text that is open stands in an editor: the page shows all others.
      const places = placesOf(typed, trace, shown.toSpliced(index, 1));
      expect(places, `${order}: ${index}`).toEqual(every.toSpliced(index, 1));
      shown[index] = `typed ${index}`;
      typed.add(trace, { file, pointer: pointers[index] as string }, [`typed ${index}`]);
      expect(placesOf(typed, trace, shown), `${order}`).toEqual(every);
    }
  }
});

test('a trace of a moment between two texts does not undo what is known of the second', () => {
  const typed = new TypedTexts();
  typed.add(traceOf(sent), { file, pointer: '/items/0/title' }, ['Press']);
  typed.add(traceOf(sent), { file, pointer: '/items/0/text' }, ['Turn']);
  const shown = sent.with(1, 'Press').with(2, 'Turn');
  const between = traceOf(sent.with(1, 'Press'));
  typed.follow(between);
  expect(placesOf(typed, between, shown)).toEqual(every);
  const after = traceOf(shown);
  typed.follow(after);
  expect(placesOf(typed, after, shown)).toEqual(every);
});

test('a text with markup consists of several', () => {
  const typed = new TypedTexts();
  const trace = traceOf(sent);
  typed.add(trace, { file, pointer: '/items/0/title' }, ['Press', 'the old', 'press']);
  const shown = ['heading', 'Press', 'the old', 'press', ...sent.slice(2)];
  expect(placesOf(typed, trace, shown)).toEqual([0, 1, 1, 1, 2, 3, 4, 5, 6]);
});

test('what the page shows no more, or somebody else has changed, is as it was sent', () => {
  const typed = new TypedTexts();
  const trace = traceOf(sent);
  typed.add(trace, { file, pointer: '/heading' }, ['Mine']);
  expect(placesOf(typed, trace, sent)).toEqual(every);
  const other = traceOf(sent.with(0, 'Theirs'));
  typed.follow(other);
  expect(placesOf(typed, other, sent.with(0, 'Theirs'))).toEqual(every);
  typed.follow(undefined);
  expect(placesOf(typed, trace, sent)).toEqual(every);
});
