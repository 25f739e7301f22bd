import { existsSync } from 'node:fs';
import { readDefinitions } from '#engine/content/schema/compose.ts';
import type { Schema } from '#engine/content/schema/schema.ts';
import type { JsonObject } from '#shared/json.ts';
import { picturePath } from './blockExamples.ts';
import { blockAddress, codeBlock, type GalleryContext } from './blockPage.ts';
import { propertyTable } from './properties.ts';
import { asMarkdown } from './words.ts';

/** Path of a block's picture inside `_media` of the gallery. */
export const pictureInGallery = (type: string): string => `blocks/${type}.webp`;

/** The gallery's first page: every block at a glance, how to use one, where each may stand. */
export function indexPage({ home, schemas, containers }: GalleryContext): JsonObject {
  const cards = [...schemas].map(([type, { title = type, description = '' }]) => ({
    title,
    meta: type,
    text: asMarkdown(description),
    link: blockAddress(home, type),
    ...(existsSync(picturePath(type)) && { image: { src: pictureInGallery(type), alt: `The block ${title}` } }),
  }));
  return {
    title: 'Blocks that pages are made of',
    description: 'Every block with its examples, its JSON to copy and its properties in words.',
    heading: 'Blocks',
    blocks: [
      {
        type: 'banner',
        heading: 'Blocks',
        text: `Pages are made of blocks. Here are all ${cards.length}, in the colours of this site, each with its JSON to copy.`,
      },
      { type: 'rich-text', id: 'how', heading: 'From here to your page', text: steps },
      { type: 'cards', id: 'all', heading: 'All blocks', columns: 3, linkLabel: 'See it and copy it', items: cards },
      placesTable(schemas, containers),
      ...special(),
    ],
  };
}

const steps = [
  '1. **Find** a block below and open it.',
  '2. **Copy** the JSON of the example that comes nearest to what you want.',
  '3. **Paste** it into the list `blocks` of your page, a comma between two blocks, and change the words.',
].join('\n');

/** Which blocks hold others. Every other place takes all of them. */
function placesTable(schemas: GalleryContext['schemas'], containers: GalleryContext['containers']): JsonObject {
  const nameOf = (type: string) => schemas.get(type)?.title ?? type;
  return {
    type: 'table',
    id: 'places',
    tone: 'tint',
    heading: 'Where blocks may stand',
    intro: 'On pages, in layouts and among the shared blocks. And inside these:',
    columns: [
      { label: 'Block', field: 'name' },
      { label: 'Written as', field: 'type' },
      { label: 'Holds', field: 'holds' },
    ],
    rows: containers.map(({ type, allowed }) => ({
      name: nameOf(type),
      type,
      holds: allowed === true ? 'any block' : allowed.map(nameOf).join(', '),
    })),
  };
}

/** What stands among blocks and is none, and what a list may be. */
function special(): JsonObject[] {
  const query = readDefinitions().query as Schema;
  return [
    {
      ...codeBlock('{ "type": "shared", "use": "newsletter" }', 'JSON'),
      id: 'shared',
      heading: 'Blocks that are used twice',
      intro: 'A block that several pages show is written once, in a file of `_blocks`, and used where it shall stand.',
    },
    {
      ...codeBlock('"items": { "from": "spotlights", "first": 3, "as": { "text": "description" } }', 'JSON'),
      id: 'lists',
      tone: 'tint',
      heading: 'Items from elsewhere',
      intro: 'Where a list may come from a data list or from pages, write a group instead of the list. It may have:',
    },
    { ...propertyTable({ ...query, required: [] }), tone: 'tint' },
  ];
}
