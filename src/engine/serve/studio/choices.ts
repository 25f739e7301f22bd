import { createReadStream } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { Schema } from '#engine/content/schema/schema.ts';
import { loadSiteSchemas } from '#engine/content/schema/siteSchemas.ts';
import { pictureAddress, picturePath, readExamples } from '#engine/make/gallery/blockExamples.ts';
import { exampleInSite } from '#engine/make/gallery/exampleInSite.ts';
import { findStandIns } from '#engine/make/gallery/standIns.ts';
import { isObject } from '#shared/json.ts';
import type { BlockChoice } from '#shared/studio.ts';
import { count } from '#shared/words.ts';
import { readNow } from './readNow.ts';
import { Refusal } from './refusal.ts';
import type { StudioSite } from './studioSite.ts';

/** What can be put on a page of a site: the blocks of every folder in `blocks`, its own shared ones, and its patterns. */
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
      values: [{ type: 'shared', use: name }],
    }),
  );
  const patterns = [...(source?.patterns ?? [])].flatMap(([name, file]): BlockChoice[] => {
    const json = readNow(file);
    const { title, about, alsoCalled, blocks: values } = isObject(json) ? json : {};
    if (!Array.isArray(values) || !values.every(isObject) || !values.length) return [];
    return [
      {
        type: 'pattern',
        label: typeof title === 'string' ? title : name,
        about: typeof about === 'string' ? about : `A copy of ${count(values.length, 'block')}.`,
        alsoCalled: ['pattern', ...(Array.isArray(alsoCalled) ? alsoCalled.map(String) : [])],
        hasPicture: false,
        values,
      },
    ];
  });
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
        values: [exampleInSite({ ...typical, type }, standIns, schemaOf)],
      },
    ];
  });
  return [...own.sort((a, b) => (a.label < b.label ? -1 : 1)), ...patterns, ...shared];
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
