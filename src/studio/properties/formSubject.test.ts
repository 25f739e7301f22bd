import { expect, it } from 'vitest';
import { listStudioSchemas } from '#engine/serve/studio/studioSchemas.ts';
import type { StudioSite } from '#engine/serve/studio/studioSite.ts';
import { describeChange, pictureOfItem, subjectAt, titleOfItem } from './formSubject.ts';

const schemas = listStudioSchemas({ content: {} } as StudioSite);
const page = {
  title: 'Campus',
  description: 'Where we are.',
  heading: 'Campus',
  blocks: [
    {
      type: 'tabs',
      heading: 'Days',
      items: [{ label: 'One', blocks: [{ type: 'cards', heading: 'Talks', items: [{ title: 'A', image: 'a.jpg' }] }] }],
    },
    { type: 'nothing' },
  ],
};
const at = (pointer: string, file = 'about/campus.json') => subjectAt(schemas, { file, pointer }, page);

it('offers "each" in the form of a template alone', () => {
  const offered = (file: string) => Object.keys(at('', file)?.schema.properties ?? {});
  expect(offered('events/[event].json')).toContain('each');
  expect(offered('events/[event].hi.json')).toContain('each');
  expect(offered('events/event.json')).not.toContain('each');
});

it('finds the nearest block, or the file', () => {
  expect(at('/heading')).toMatchObject({ kind: 'page', pointer: '', name: 'Campus' });
  expect(at('/blocks')).toMatchObject({ kind: 'page', pointer: '' });
  expect(at('/blocks/0/items/0/label')).toMatchObject({ kind: 'block', pointer: '/blocks/0', name: 'Days' });
  const inner = at('/blocks/0/items/0/blocks/0/items/0/title');
  expect(inner).toMatchObject({ pointer: '/blocks/0/items/0/blocks/0', name: 'Talks', schema: { title: 'Cards' } });
  expect(at('/blocks/7/heading')).toMatchObject({ kind: 'page' });
  expect(at('/blocks/1')).toBeUndefined();
});

it('knows every kind of file', () => {
  expect(subjectAt(schemas, { file: '_site.json', pointer: '/theme/brand' }, {})?.kind).toBe('site');
  expect(subjectAt(schemas, { file: '_layouts/inner.json', pointer: '' }, {})?.kind).toBe('layout');
  expect(subjectAt(schemas, { file: '_blocks/form.json', pointer: '/heading' }, { type: 'form' })?.kind).toBe('block');
  const list = { fields: {}, items: [{ id: 'x', name: 'Ada' }] };
  const place = { file: '_data/people.json', pointer: '/items/0/name' };
  expect(subjectAt(schemas, place, list)).toMatchObject({ kind: 'list', pointer: '' });
  const known = { ...schemas, items: { people: { title: 'Person', properties: {} } } };
  expect(subjectAt(known, place, list)).toMatchObject({ kind: 'item', pointer: '/items/0', name: 'Ada' });
});

it('calls items by their first words, and shows their picture', () => {
  const card = at('/blocks/0/items/0/blocks/0')?.schema.properties?.items?.items ?? {};
  const value = { image: { src: 'a.jpg' }, icon: 'phone', title: 'The **first**' };
  expect(titleOfItem(card, value)).toBe('The first');
  expect(pictureOfItem(card, value)).toBe('a.jpg');
  expect(pictureOfItem(card, {})).toBeUndefined();
});

it('says what is done', () => {
  const subject = at('/blocks/0');
  if (!subject) throw new Error('no subject');
  expect(describeChange(subject, page, '/blocks/0/heading', 'set')).toBe('Heading of Days');
  expect(describeChange(subject, page, '/blocks/0/items/0', 'move')).toBe('Tab moved in Days');
});
