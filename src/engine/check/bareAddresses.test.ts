import { expect, it } from 'vitest';
import { checkChanged, page } from '#tests/samples/site.ts';

const problemsOf = (text: string) =>
  checkChanged({ 'texts.json': page(`{ "type": "rich-text", "text": ${JSON.stringify(text)} }`) }).problems.map(
    ({ code, hint, column }) => `${code} ${column} ${hint}`,
  );

it.each([
  ['https://www.example.edu/about', 'link-to-own-address 41 Write "[https://www.example.edu/about](/about)"'],
  ['www.example.edu/about', 'link-to-own-address 41 Write "[www.example.edu/about](/about)"'],
  ['http://example.org', 'link-insecure 41 '],
  ['http://localhost:3000', 'link-local 41 '],
  ['mailto:a@b@c.de', 'link-malformed 41 '],
])('judges %s among words as a link', (address, problem) => {
  const [first = '', ...others] = problemsOf(`See ${address}, please`);
  expect(first).toContain(problem);
  expect(others).toEqual([]);
});

it.each(['https://example.org/a_b', 'www.example.org', 'a@example.org', '`http://localhost:3000`', '{site.url}'])(
  'leaves %s',
  (words) => {
    expect(problemsOf(`See ${words}, please`)).toEqual([]);
  },
);
