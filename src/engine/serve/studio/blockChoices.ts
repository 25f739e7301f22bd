import { createReadStream } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { Schema } from '#engine/content/schema/schema.ts';
import { loadSiteSchemas } from '#engine/content/schema/siteSchemas.ts';
import { blockPicturePath, blockPictureUrl } from '#engine/make/gallery/blockExamples.ts';
import { formatCount } from '#shared/formatText.ts';
import { asObject, isObject } from '#shared/json.ts';
import type { InsertableBlock } from '#shared/studio.ts';
import { countFirstBlocks } from './firstBlocks.ts';
import { HttpError } from './httpError.ts';
import { createNewBlock } from './newBlock.ts';
import { readCurrentJson } from './readCurrentJson.ts';
import type { StudioSite } from './studioSite.ts';

export function listBlockChoices({ content }: StudioSite): InsertableBlock[] {
  const source = content.checked?.source;
  const { blocks } = loadSiteSchemas();
  const schemaOf = (type: string): Schema | undefined => blocks.get(type)?.schema;
  const site = asObject(source?.site?.json);
  const beginnings = source && countFirstBlocks(source);
  const shared = [...(source?.shared.keys() ?? [])].map(
    (name): InsertableBlock => ({
      type: 'shared',
      label: `Shared: ${name}`,
      about: 'A block that is written once and shown on several pages: what is changed in it changes on all of them.',
      alsoCalled: ['shared', 'reuse'],
      hasPicture: false,
      values: [{ type: 'shared', use: name }],
    }),
  );
  const patterns = [...(source?.patterns ?? [])].flatMap(([name, file]): InsertableBlock[] => {
    const json = readCurrentJson(file);
    const { title, about, alsoCalled, blocks: values } = asObject(json);
    if (!Array.isArray(values) || !values.every(isObject) || !values.length) return [];
    return [
      {
        type: 'pattern',
        label: typeof title === 'string' ? title : name,
        about: typeof about === 'string' ? about : `A copy of ${formatCount(values.length, 'block')}.`,
        alsoCalled: ['pattern', ...(Array.isArray(alsoCalled) ? alsoCalled.map(String) : [])],
        hasPicture: false,
        values,
      },
    ];
  });
  const insertableBlocks = [...blocks].flatMap(([type, { schema }]): InsertableBlock[] => {
    if (type === 'shared' || type === 'slot') return [];
    const beginsPages = beginnings?.get(type);
    return [
      {
        type,
        label: schema.title ?? type,
        about: schema.description ?? '',
        alsoCalled: schema.alsoCalled ?? [],
        hasPicture: blockPictureUrl(type) !== undefined,
        ...(beginsPages && { beginsPages }),
        values: [createNewBlock(type, site, schemaOf)],
      },
    ];
  });
  return [...insertableBlocks.sort((a, b) => (a.label < b.label ? -1 : 1)), ...patterns, ...shared];
}

export function sendBlockPicture(type: string, response: ServerResponse): void {
  if (!loadSiteSchemas().blocks.has(type) || blockPictureUrl(type) === undefined)
    throw new HttpError(`There is no picture of a block "${type}".`, 404);
  response.writeHead(200, { 'content-type': 'image/webp', 'cache-control': 'no-cache' });
  createReadStream(blockPicturePath(type)).pipe(response);
}
