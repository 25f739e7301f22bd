import { expect, it } from 'vitest';
import type { PageSource } from '#engine/content/siteSource.ts';
import { ValueSources } from './valueSources.ts';

it.each(['constructor', 'toString', 'level'])('locates the field "%s" of a page in a list', (name) => {
  const page = { heading: 'A', fields: { [name]: 'own' } };
  const file = { path: 'about.json', absolute: '', text: '', json: page };
  const sources = new ValueSources(({ text }) => text);
  const item = { title: 'A', [name]: 'own' };
  sources.recordPageItem(item, { file, page, route: '/about', isNotFoundPage: false } as PageSource, (text) => text);
  expect(sources.locate(item, name)).toEqual({
    place: { file: 'about.json', pointer: `/fields/${name}` },
    text: 'own',
  });
});
