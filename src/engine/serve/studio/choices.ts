import { createReadStream } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { Schema } from '#engine/content/schema/schema.ts';
import { loadSiteSchemas } from '#engine/content/schema/siteSchemas.ts';
import { pictureAddress, picturePath, readExamples } from '#engine/make/gallery/blockExamples.ts';
import { exampleInSite } from '#engine/make/gallery/exampleInSite.ts';
import { findStandIns } from '#engine/make/gallery/standIns.ts';
import type { BlockChoice } from '#shared/studio.ts';
import { Refusal } from './refusal.ts';
import type { StudioSite } from './studioSite.ts';

/** The blocks that can be put on a page of a site: those of every folder in `blocks`, and its own shared ones. */
export function choicesOf({ content }: StudioSite): BlockChoice[] {
  const source = content.checked?.source;
  const { blocks } = loadSiteSchemas();
  const schemaOf = (type: string): Schema | undefined => blocks.get(type)?.schema;
  const standIns = source ? findStandIns(source, new Map(content.media)) : { media: {}, page: '/' };
  const shared = [...(source?.shared.keys() ?? [])].map(
    (name): BlockChoice => ({
      type: 'shared',
      label: `Shared: ${name}`,
      about: 'A block that is written once and shown on several pages: what is changed in it changes on all of them.',
      alsoCalled: ['shared', 'reuse'],
      hasPicture: false,
      value: { type: 'shared', use: name },
    }),
  );
  const own = [...blocks].flatMap(([type, { schema }]): BlockChoice[] => {
    if (type === 'shared' || type === 'slot') return [];
    const { minimal = { type }, typical = minimal } = readExamples(type);
    return [
      {
        type,
        label: schema.title ?? type,
        about: schema.description ?? '',
        alsoCalled: schema.alsoCalled ?? [],
        hasPicture: pictureAddress(type) !== undefined,
        value: exampleInSite({ ...typical, type }, standIns, schemaOf),
      },
    ];
  });
  return [...own.sort((a, b) => (a.label < b.label ? -1 : 1)), ...shared];
}

/**
 * Answers with the picture of a block.
 * @throws Refusal when there is none
 */
export function sendBlockPicture(type: string, response: ServerResponse): void {
  if (!loadSiteSchemas().blocks.has(type) || pictureAddress(type) === undefined)
    throw new Refusal(404, { reason: `There is no picture of a block "${type}".` });
  response.writeHead(200, { 'content-type': 'image/webp', 'cache-control': 'no-cache' });
  createReadStream(picturePath(type)).pipe(response);
}
