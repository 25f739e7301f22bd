import { expect, test } from 'vitest';
import type { Schema } from '#engine/content/schema/schema.ts';
import { loadSiteSchemas } from '#engine/content/schema/siteSchemas.ts';
import { createNewBlock } from './newBlock.ts';

const schemaOf = (type: string) => loadSiteSchemas().blocks.get(type)?.schema;

test('a token stands for what the site has, and nothing for what it lacks', () => {
  const address = { street: 'Mill Lane 1', locality: 'Ludlow' };
  const link = 'https://www.openstreetmap.org/node/1';
  expect(createNewBlock('map', { name: 'Orchard', address, mapLink: link }, schemaOf)).toMatchObject({
    place: '{site.name}',
    address: '{site.address.street}, {site.address.locality}',
    link: '{site.mapLink}',
  });
  expect(createNewBlock('map', { name: 'Orchard' }, schemaOf)).toMatchObject({
    place: '{site.name}',
    address: '',
    link: '',
  });
});

test.each(['cards', 'tabs', 'form', 'media-text', 'split', 'map'])(
  'a block without "start" begins as its smallest example without its texts: %s',
  (type) => {
    const withoutStart = (name: string): Schema | undefined => {
      const { start: _, ...schema } = schemaOf(name) ?? {};
      return schema as Schema;
    };
    const value = JSON.stringify(createNewBlock(type, {}, withoutStart));
    expect(value).toContain('""');
    expect(value).not.toMatch(/example\/|Location|Overview|Topics|One panel|Campus|Main\.|Name"/);
  },
);
