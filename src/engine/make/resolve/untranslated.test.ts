import { expect, it } from 'vitest';
import { loadSite } from '#engine/content/loadSite.ts';
import { site, writeSite } from '#tests/samples/site.ts';
import { createLocaleContexts } from './createContexts.ts';
import { createDependencyRecord } from './dependencyRecord.ts';
import { resolvePage } from './resolvePage.ts';

const talks = {
  fields: { id: { is: 'text' }, title: { is: 'text' }, text: { is: 'text' } },
  items: [
    { id: 'rivers', title: 'Rivers', text: 'Of water' },
    { id: 'rocks', title: 'Rocks', text: 'Of stone' },
    { id: 'birds', title: 'Birds', text: 'Of air' },
  ],
};
const visit = { title: 'Visit', description: 'How to come', heading: 'Visit us', blocks: [] };

/** Texts of a block of the Hindi home page that are noted as untranslated. */
function untranslatedIn(items: object, files: Record<string, object> = {}, language = 1) {
  const home = { title: 'T', description: 'D', heading: 'H', blocks: [{ type: 'cards', items }] };
  const all = {
    '_site.json': { ...site, languages: ['hi'] },
    '_data/talks.json': talks,
    'visit.json': visit,
    'index.json': home,
    'index.hi.json': home,
    ...files,
  };
  const written = Object.entries(all).map(([path, json]) => [path, JSON.stringify(json)]);
  const contexts = createLocaleContexts(
    loadSite(writeSite(Object.fromEntries(written))).source,
    new Map(),
    '2026-12-01',
  );
  const context = contexts[language];
  const page = context?.pages.get('/');
  if (!context || !page) throw new Error('The site lacks its home page.');
  return resolvePage(page, context, createDependencyRecord()).blocks[0]?.untranslated;
}

it('notes the texts of a list without a translation, and their language', () =>
  expect(untranslatedIn({ from: 'talks', first: 1 })).toEqual({
    language: 'en',
    texts: ['rivers', 'Rivers', 'Of water'],
  }));

it('notes of a list that is translated in parts the other parts', () => {
  const items = [
    { id: 'rivers', title: 'नदियाँ', text: 'पानी' },
    { id: 'rocks', title: 'चट्टानें' },
  ];
  const { texts } = untranslatedIn({ from: 'talks' }, { '_data/talks.hi.json': { items } }) ?? {};
  expect(texts?.filter((text) => /^[A-Z]/.test(text))).toEqual(['Of stone', 'Birds', 'Of air']);
});

it('notes the texts of a page that stands in for its translation', () => {
  const pages = { pages: ['/visit'] };
  expect(untranslatedIn(pages)?.texts).toEqual(expect.arrayContaining(['Visit us', 'How to come']));
  expect(untranslatedIn(pages, { 'visit.hi.json': { ...visit, heading: 'आइए' } })).toBeUndefined();
});

it('notes nothing in the first language', () => expect(untranslatedIn({ from: 'talks' }, {}, 0)).toBeUndefined());
