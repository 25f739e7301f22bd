import { expect, it } from 'vitest';
import { loadSite } from '#engine/content/loadSite.ts';
import { page, writeSite } from '#tests/samples/site.ts';
import { checkSite } from '../../checkSite.ts';

/** Creates a page that search engines may show. */
const visible = (name: string, ...blocks: string[]) =>
  page(...blocks)
    .replace('"index": false, ', '')
    .replace('"T"', `"A page on ${name}"`)
    .replace('"D"', `"What there is to say about ${name}, in one sentence of some length."`);

const words = '{ "type": "rich-text", "text": "Words" }';
const list = (pages: string) => `{ "type": "cards", "items": { "pages": ${JSON.stringify(pages)} } }`;

const orphans = (changes: Record<string, string>) =>
  checkSite(loadSite(writeSite(changes)), { at: '2026-11-20' })
    .problems.filter(({ code }) => code === 'page-orphan')
    .map(({ file }) => file);

it.each([
  ['nothing', { 'trip.json': visible('trips', words) }, ['trip.json']],
  [
    'a link to itself',
    { 'trip.json': visible('trips', '{ "type": "rich-text", "id": "a", "text": "[up](/trip#a) [all](/trip)" }') },
    ['trip.json'],
  ],
  [
    'a link with an anchor',
    {
      'trip.json': visible('trips', '{ "type": "rich-text", "id": "a", "text": "x" }'),
      'index.json': page('{ "type": "rich-text", "text": "[a](/trip#a) [b](/about#people)" }'),
    },
    [],
  ],
  [
    'a pattern',
    {
      'trip.json': visible('trips', words),
      'about/index.json': page('{ "type": "rich-text", "id": "people", "text": "x" }', list('/*')),
    },
    [],
  ],
  [
    'a list of children',
    {
      'about/trip.json': visible('trips', words),
      'about/index.json': page('{ "type": "rich-text", "id": "people", "text": "x" }', list('children')),
    },
    [],
  ],
  [
    'a breadcrumb on a page below',
    {
      'trip/a.json': visible('a', list('ancestors')),
      'trip/index.json': visible('trips', words),
      'index.json': page('{ "type": "rich-text", "text": "[a](/trip/a) [b](/about#people)" }'),
    },
    [],
  ],
  ['a breadcrumb of its own', { 'trip.json': visible('trips', list('ancestors')) }, ['trip.json']],
  [
    'a page beside it that lists its siblings',
    {
      'trip/a.json': visible('a', words),
      'trip/b.json': visible('b', list('siblings')),
      'trip/index.json': visible('trips', words),
      'index.json': page('{ "type": "rich-text", "text": "[a](/trip) [b](/about#people)" }'),
    },
    ['trip/b.json'],
  ],
])('knows pages that are reached by %s', (_, changes, expected) => {
  expect(orphans(changes as Record<string, string>)).toEqual(expected);
});

it('says nothing where a mistake may hide the link', () => {
  expect(
    orphans({
      'trip.json': visible('trips', words),
      'index.json': page('{ "type": "rich-text", "text": "[a](/tripp)" }'),
    }),
  ).toEqual([]);
});
