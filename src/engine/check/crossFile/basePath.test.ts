import { expect, it } from 'vitest';
import { checkChanged, page, site } from '#tests/samples/site.ts';

/** Problems of a link on a page of a site whose address has a base path. */
const problemsOf = (link: string) =>
  checkChanged({
    '_site.json': JSON.stringify({ ...site, url: 'https://www.example.edu/college' }),
    'index.json': page(`{ "type": "rich-text", "id": "welcome", "text": "Hello from [about](${link})" }`),
  }).problems.map(({ code, args }) => `${code} ${args.suggestion}`);

it('takes addresses without the folder, as everywhere', () => {
  expect(problemsOf('/about')).toEqual([]);
});

it('knows a page by its address with the folder, and says how it is written', () => {
  expect(problemsOf('/college/about')).toEqual(['link-not-found /about']);
  expect(problemsOf('https://www.example.edu/college/about')).toEqual(['link-to-own-address /about']);
});

it('lets links to what is beside the folder be', () => {
  expect(problemsOf('https://www.example.edu/school/about')).toEqual([]);
});
