import { existsSync } from 'node:fs';
import { readDefinitions } from '#engine/content/schema/composeSchema.ts';
import type { Schema } from '#engine/content/schema/schema.ts';
import type { JsonObject } from '#shared/json.ts';
import { blockPicturePath } from './blockExamples.ts';
import { blockPageAddress, createCodeBlock, type GalleryContext } from './blockPage.ts';
import { escapeMarkdown } from './galleryTexts.ts';
import { createPropertyTable } from './propertyTable.ts';

export const galleryPicturePath = (type: string): string => `blocks/${type}.webp`;

export function createIndexPage({ home, schemas, containers }: GalleryContext): JsonObject {
  const cards = [...schemas].map(([type, { title = type, description = '' }]) => ({
    title,
    meta: type,
    text: escapeMarkdown(description),
    link: blockPageAddress(home, type),
    ...(existsSync(blockPicturePath(type)) && { image: { src: galleryPicturePath(type), alt: `The block ${title}` } }),
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
      { type: 'rich-text', id: 'how', heading: 'From here to your page', text: instructions },
      { type: 'cards', id: 'all', heading: 'All blocks', columns: 3, linkLabel: 'See it and copy it', items: cards },
      createContainersTable(schemas, containers),
      ...createSpecialSections(),
    ],
  };
}

const instructions = [
  '1. **Find** a block below and open it.',
  '2. **Copy** the JSON of the example that comes nearest to what you want.',
  '3. **Paste** it into the list `blocks` of your page, a comma between two blocks, and change the words.',
].join('\n');

function createContainersTable(
  schemas: GalleryContext['schemas'],
  containers: GalleryContext['containers'],
): JsonObject {
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

function createSpecialSections(): JsonObject[] {
  const query = readDefinitions().query as Schema;
  return [
    {
      ...createCodeBlock('{ "type": "shared", "use": "newsletter" }', 'JSON'),
      id: 'shared',
      heading: 'Blocks that are used twice',
      intro: 'A block that several pages show is written once, in a file of `_blocks`, and used where it shall stand.',
    },
    {
      ...createCodeBlock('"items": { "from": "spotlights", "first": 3, "as": { "text": "description" } }', 'JSON'),
      id: 'lists',
      tone: 'tint',
      heading: 'Items from elsewhere',
      intro: 'Where a list may come from a data list or from pages, write a group instead of the list. It may have:',
    },
    { ...createPropertyTable({ ...query, required: [] }), tone: 'tint' },
  ];
}
