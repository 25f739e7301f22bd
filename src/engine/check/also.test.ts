import { expect, it } from 'vitest';
import { checkChanged, marksOf, page } from '#tests/samples/site.ts';

const strip = (also: string) => ({
  'index.json': page(`{ "type": "stats-strip", "items": { "from": "stats", "also": ${also} } }`),
});

it.each([
  ['is correct where it is as the block needs it', '[{ "value": "3", "label": "three" }]', []],
  ['misses what every item needs', '[▶{ "value": "3" }]', ['key-missing']],
  ['has a key that the block does not know', '[{ "value": "3", "label": "x", ▶"lable": "x" }]', ['key-unknown']],
  ['is no list', '▶{ "value": "3", "label": "x" }', ['list-brackets-missing']],
])('what is written beside a query %s', (_, also, codes) => {
  const files = strip(also);
  const { problems } = checkChanged(files);
  expect(problems.map(({ code }) => code)).toEqual(codes);
  expect(problems.map(({ file, line, column }) => `${file}:${line}:${column}`)).toEqual(marksOf(files));
});

it('takes any field where a block takes any', () => {
  const table = page(
    '{ "type": "table", "columns": [{ "label": "Name", "field": "name" }], "rows": { "from": "stats", "as": { "name": "label" }, "also": [{ "name": "Three", "link": ▶"/nowhere" }] } }',
  );
  const { problems } = checkChanged({ 'index.json': table });
  expect(problems.map(({ code }) => code)).toEqual(['link-not-found']);
});
