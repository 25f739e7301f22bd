import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { page, writeSite } from '#tests/samples/site.ts';
import { moveContent } from './moveContent.ts';
import { removeContent } from './removeContent.ts';

const template = {
  title: '{item.title}',
  description: '{item.title} at our college.',
  heading: '{item.title}',
  index: false,
  each: { from: 'events', address: '{item.id}' },
  blocks: [{ type: 'rich-text', text: 'Beside {item.title}: [people](/about#people)' }],
};

const files = {
  '_data/events.json': JSON.stringify({
    fields: { id: { is: 'text' }, title: { is: 'text' } },
    items: [
      { id: 'fest', title: 'Tech Fest' },
      { id: 'gala', title: 'Gala' },
    ],
  }),
  'events/[event].json': JSON.stringify(template),
  'index.json': page(
    '{ "type": "rich-text", "text": "[Fest](/events/fest)" }',
    '{ "type": "cards", "items": { "pages": "/events/*" } }',
  ),
};

const open = () => {
  const pages = writeSite(files);
  const read = (path: string) => JSON.parse(readFileSync(join(pages, path), 'utf8'));
  return { pages, read };
};

it('renames links in the text of a template, and leaves its fields', () => {
  const { pages, read } = open();
  moveContent({ pages }, '/about', '/college');
  expect(read('events/[event].json').blocks[0].text).toBe('Beside {item.title}: [people](/college#people)');
});

it('moves a template with its section, and leads its old addresses to the new ones', () => {
  const { pages, read } = open();
  moveContent({ pages }, '/events', '/calendar');
  expect(read('calendar/[event].json')).toMatchObject({ aliases: ['/events/{item.id}'], each: template.each });
  expect(read('index.json').blocks[0].text).toBe('[Fest](/calendar/fest)');
  expect(read('index.json').blocks[1].items.pages).toBe('/calendar/*');
});

it.each([
  ['moves', (pages: string) => moveContent({ pages }, '/events/fest', '/events/festival')],
  ['removes', (pages: string) => removeContent({ pages }, '/events/fest')],
])('says where a page is written that has no file, when somebody %s it', (_, change) => {
  const { pages } = open();
  expect(() => change(pages)).toThrow('events/[event].json makes it of entry 1 of _data/events.json');
});

it('removes a template with its section', () => {
  const { pages } = open();
  removeContent({ pages, isSection: true, redirect: '/about' }, '/events');
  expect(() => readFileSync(join(pages, 'events/[event].json'))).toThrow('ENOENT');
});

it('gives an item another id: links to its page follow, and its old address leads on', () => {
  const { pages, read } = open();
  const { ok, text } = moveContent({ pages }, 'events#fest', 'events#festival');
  expect(ok, text).toBe(true);
  expect(read('_data/events.json').items[0].id).toBe('festival');
  expect(read('index.json').blocks[0].text).toBe('[Fest](/events/festival)');
  expect(read('_site.json').redirects['/events/fest']).toBe('/events/festival');
  expect(text).toContain('/events/fest are led to /events/festival');
  moveContent({ pages }, 'events#festival', 'events#fest');
  expect(read('_site.json').redirects).toMatchObject({ '/events/festival': '/events/fest' });
  expect(read('_site.json').redirects).not.toHaveProperty('/events/fest');
});

it.each([
  ['of another list', 'events#fest', 'stats#fest', 'stays in its list'],
  ['that is there', 'events#fest', 'events#gala', 'already'],
  ['that is no address', 'events#fest', 'events#Tech Fest', 'a space'],
  ['of no item', 'events#feast', 'events#fest', 'no item'],
  ['of no list', 'evnts#fest', 'evnts#feast', 'no list'],
])('refuses an id %s', (_, from, to, words) => {
  const { pages } = open();
  expect(() => moveContent({ pages }, from, to)).toThrow(words);
});
