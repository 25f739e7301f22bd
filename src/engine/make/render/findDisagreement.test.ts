import { expect, it } from 'vitest';
import type { FailedCode } from '#engine/problems/failedCode.ts';
import { findDisagreement } from './findDisagreement.ts';

const schema = { properties: { items: { type: 'array' }, title: { type: 'string' } }, required: ['title'] };

/** Place of a word in a line of a component. */
function failedAt(line: string, word: string): FailedCode {
  const column = line.lastIndexOf(word) + 1;
  return { file: 'blocks/a/A.tsx', line: 4, column, frame: [`> 4 │ ${line}`], stack: ['at A'] };
}

const absent = (name: string) => `Cannot read properties of undefined (reading '${name}').`;
const leftOut = 'The schema lets "items" be left out, as it is here; the code reads "map" of it in any case.';

it.each([
  ['  return items.map(show);', {}, absent('map'), leftOut],
  ['  return props.items.map(show);', {}, absent('map'), leftOut],
  ['  return <ul>{items.map(show)}</ul>;', {}, absent('map'), leftOut],
  ['  itmes.map(show);', {}, absent('map'), 'The schema has no property "itmes". Did you mean "items"?'],
  // It is there: something else of that name must be meant.
  ['  return items.map(show);', { items: [] }, absent('map'), undefined],
  // The schema requires it: the properties came from elsewhere.
  ['  return title.map(show);', {}, absent('map'), undefined],
  ['  return card.items.map(show);', {}, absent('map'), undefined],
  ['  return items[0].map(show);', {}, absent('map'), undefined],
  ['  return items().map(show);', {}, absent('map'), undefined],
  ['  return other.map(show);', {}, absent('map'), undefined],
  [
    '  title.map(show);',
    { title: 'A' },
    'title.map is not a function.',
    'The schema says that "title" is a text, which has no "map".',
  ],
  [
    '  props.title.map(show);',
    { title: 'A' },
    'props.title.map is not a function.',
    'The schema says that "title" is a text, which has no "map".',
  ],
  ['  other.map(show);', { title: 'A' }, 'other.map is not a function.', undefined],
  ['  throw new Error(text);', {}, 'a reason of its own.', undefined],
])('%s with %j: %s', (line, props, reason, sentence) => {
  expect(findDisagreement(reason, failedAt(line, 'map'), props, () => schema)).toBe(sentence);
});
