import { existsSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { basename, extname, join } from 'node:path';
import { faultOfName } from '#engine/content/addresses.ts';
import { faultIn } from '#engine/content/media/svg.ts';
import { reference } from '#engine/problems/areas/reference.ts';
import { addressName } from '#shared/addressName.ts';
import type { Uploaded } from '#shared/media.ts';
import { quote } from '#shared/words.ts';
import { changeFiles, storedPath } from '../changeFiles.ts';
import { readBytes } from '../readBytes.ts';
import { Refusal } from '../refusal.ts';
import type { StudioSite } from '../studioSite.ts';
import { type ContentKind, contentKind } from './contentKind.ts';
import { type PictureFormat, type Prepared, preparePicture } from './preparePicture.ts';

/** MB of the largest file that is taken. */
const mostMegabytes = 50;

/** Characters of the longest name that a file gets here. */
const longestName = 100;

/** Endings that say what a file is; a file gets the first. */
const endings: Record<Exclude<ContentKind, 'heic'>, string[]> = {
  jpeg: ['.jpg', '.jpeg'],
  png: ['.png'],
  gif: ['.gif'],
  webp: ['.webp'],
  avif: ['.avif'],
  svg: ['.svg'],
  pdf: ['.pdf'],
  mp4: ['.mp4'],
  webm: ['.webm'],
  woff2: ['.woff2'],
  ico: ['.ico'],
};

const formats: readonly string[] = ['jpeg', 'png', 'gif', 'webp', 'avif'] satisfies PictureFormat[];

/**
 * Takes a file into `_media`, or in place of one that is there, under whose name all that use it find it. What it is, is
 * told by its content.
 * @param parameters `name` and `folder`, or `replace`; `label` and `typing` as of other changes
 * @param request whose body is the file
 * @throws Refusal in words when it is not taken
 */
export async function takeUpload(
  site: StudioSite,
  parameters: URLSearchParams,
  request: IncomingMessage,
): Promise<Uploaded> {
  const replaced = parameters.get('replace') ?? undefined;
  const name = parameters.get('name') || basename(replaced ?? '');
  const bytes = await readFile(request, name);
  const folder = readFolder(parameters.get('folder') ?? '');
  const kind = contentKind(bytes);
  if (!kind)
    throw new Refusal(422, {
      reason: `${quote(name)} is none of the kinds that a site can show: pictures (JPEG, PNG, WebP, AVIF, GIF, SVG), PDF, video (MP4, WebM) and fonts (WOFF2). What is in a file counts, not its name.`,
    });
  const place = replaced === undefined ? undefined : placeOf(replaced, site);
  const { ending, ...prepared } = await prepare(bytes, kind, name, replaced);
  const target = place ?? freePlace(folder, name, ending, kind, site);
  const stored = storedPath();
  writeFileSync(stored, prepared.bytes);
  const to = `_media/${target.path}`;
  const saved = changeFiles(site, [{ ...(place && { from: to }), to, after: { stored } }], {
    label: parameters.get('label') || `${place ? 'Replace' : 'Add'} ${target.path}`,
    typing: parameters.get('typing') ?? undefined,
  });
  const { width, height, done } = prepared;
  const size = width === undefined || height === undefined ? {} : { width, height };
  return { path: target.path, ...size, bytes: prepared.bytes.length, done: [...done, ...target.done], saved };
}

async function readFile(request: IncomingMessage, name: string): Promise<Buffer> {
  const bytes = await readBytes(request, mostMegabytes).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    const cure = 'Save a picture smaller, or put a long video on a site for videos and link to it.';
    throw new Refusal(422, { reason: `${quote(name)} has more than ${mostMegabytes} MB, which is too large. ${cure}` });
  });
  if (bytes.length === 0) throw new Refusal(422, { reason: `There is nothing in ${quote(name)}.` });
  return bytes;
}

/** Makes a file what it is to be in the site. */
async function prepare(
  bytes: Buffer,
  kind: ContentKind,
  name: string,
  replaced: string | undefined,
): Promise<Prepared & { ending: string }> {
  const wanted = replaced === undefined ? undefined : kindByEnding(replaced);
  const own = kind === 'heic' ? 'jpeg' : kind;
  if (isPicture(own) && (wanted === undefined || isPicture(wanted))) {
    const format = wanted ?? own;
    return { ...(await preparePicture(bytes, kind as PictureFormat, format, name)), ending: endings[format][0] ?? '' };
  }
  if (replaced !== undefined && wanted !== kind)
    throw new Refusal(422, {
      reason: `${quote(name)} cannot take the place of ${quote(replaced)}: it is another kind of file. Add it as a new one, and choose it where it is to be shown.`,
    });
  const fault = kind === 'svg' ? faultIn(bytes) : undefined;
  if (fault) {
    const { message, hint } = reference['svg-unsafe'];
    throw new Refusal(422, { reason: `${message(fault)} ${hint(fault)}` });
  }
  return { bytes, done: placeInVideo(bytes, kind), ending: endings[own][0] ?? '' };
}

const isPicture = (kind: ContentKind): kind is PictureFormat => formats.includes(kind);

const kindByEnding = (path: string) =>
  (Object.keys(endings) as Exclude<ContentKind, 'heic'>[]).find((kind) =>
    endings[kind].includes(extname(path).toLowerCase()),
  );

/** Nothing here can write a video anew. */
const placeInVideo = (bytes: Buffer, kind: ContentKind): string[] =>
  kind === 'mp4' && (bytes.includes('\xa9xyz', 0, 'latin1') || bytes.includes('location.ISO6709'))
    ? ['it says where it was filmed, which stays in it: export it without its location']
    : [];

function readFolder(folder: string): string {
  const fault = folder === '' ? undefined : folder.split('/').map(faultOfName).find(Boolean);
  if (fault) throw new Refusal(422, { reason: `${quote(folder)} cannot be a folder: it has ${fault}.` });
  return folder;
}

function placeOf(path: string, { content }: StudioSite) {
  if (!content.media.has(path)) throw new Refusal(422, { reason: `There is no file ${quote(path)} to replace.` });
  return { path, done: [] };
}

/** Where a new file goes: its name made right, with a number where it is taken. */
function freePlace(
  folder: string,
  name: string,
  ending: string,
  kind: ContentKind,
  { content }: StudioSite,
): { path: string; done: string[] } {
  const own = extname(name);
  const isTrue = kind !== 'heic' && endings[kind].includes(own.toLowerCase());
  const plain =
    addressName(basename(name, own))
      .slice(0, longestName)
      .replace(/[._-]+$/, '') || 'file';
  const pathOf = (number: number) => `${folder && `${folder}/`}${plain}${number > 1 ? `-${number}` : ''}${ending}`;
  let number = 1;
  while (existsSync(join(content.directory, '_media', pathOf(number)))) number++;
  const path = pathOf(number);
  const isLying = !isTrue && kind !== 'heic' && kindByEnding(name) !== undefined;
  return {
    path,
    done: [
      ...(isLying ? [`named ${ending}, because that is what is in it`] : []),
      ...(number > 1 ? [`named ${basename(path)}, because there is a ${basename(pathOf(1))} already`] : []),
    ],
  };
}
