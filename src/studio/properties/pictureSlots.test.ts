import { expect, it } from 'vitest';
import { loadSiteSchemas } from '#engine/content/schema/siteSchemas.ts';
import type { Json } from '#shared/json.ts';
import type { FieldSchema } from './fieldSchema.ts';
import { addPictureItems, createPictureItem, findPictureList, titleOfFile } from './pictureSlots.ts';

const listOf = (type: string, value: Json) => {
  const schema = loadSiteSchemas().blocks.get(type)?.schema as unknown as FieldSchema;
  const found = findPictureList(schema, value, '/blocks/0');
  return found && [found.pointer, found.slot.key, found.room];
};
const unlimited = Number.POSITIVE_INFINITY;

it.each<[type: string, value: Json, list: unknown]>([
  ['gallery', {}, ['/blocks/0/items', 'image', unlimited]],
  ['cards', { items: [{ title: 'A' }] }, ['/blocks/0/items', 'image', unlimited]],
  ['marquee', { items: [{ title: 'A', logo: 'a.svg' }] }, ['/blocks/0/items', 'logo', unlimited]],
  // A list that comes from elsewhere takes none here.
  ['gallery', { items: { from: 'photos' } }, undefined],
  ['media-text', { strip: { images: ['a.jpg', 'b.jpg'] } }, ['/blocks/0/strip/images', undefined, 10]],
  ['media-text', { image: 'a.jpg' }, undefined],
  ['rich-text', { text: 'a' }, undefined],
])('finds the list for pictures of %s with %j', (type, value, list) => {
  expect(listOf(type, value)).toEqual(list);
});

it('makes an item with what its schema needs', () => {
  const item: FieldSchema = {
    type: 'object',
    required: ['title', 'image'],
    properties: { title: { type: 'string' }, image: { format: 'media', properties: { alt: {} } } },
  };
  expect(createPictureItem({ item, key: 'image' }, 'a/gate.jpg', 'The gate')).toEqual({
    title: 'The gate',
    image: 'a/gate.jpg',
  });
  expect(createPictureItem({ item: {}, key: undefined }, 'a.jpg', 'a.jpg')).toBe('a.jpg');
});

it('lets pictures take the place of items in which nothing is written', () => {
  const [blank, begun] = [
    { title: '', image: '' },
    { title: 'The gate', image: '' },
  ];
  expect(addPictureItems([blank, begun, { title: '', more: [''] }, 'a.jpg', ''], ['b.jpg'])).toEqual([
    begun,
    'a.jpg',
    'b.jpg',
  ]);
});

it.each([
  ['open-day.jpg', 'Open day'],
  ['Übergröße.png', 'Übergröße'],
  ['IMG_0815.JPG', ''],
  ['DSC00017.jpg', ''],
  ['P1010234.JPG', ''],
  ['WhatsApp Image 2027-01-01.jpeg', 'WhatsApp Image 2027 01 01'],
  ['PXL_20270101_101112.jpg', ''],
  ['image001.png', ''],
  ['20270101_101112.jpg', ''],
  ['Screenshot 2027-01-01.png', ''],
])('names %s %j', (name, title) => expect(titleOfFile(name)).toBe(title));
