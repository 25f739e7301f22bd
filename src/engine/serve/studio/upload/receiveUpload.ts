import { isUtf8 } from 'node:buffer';
import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { basename, extname, join } from 'node:path';
import { explainInvalidName } from '#engine/content/addresses.ts';
import { findUnsafeContentInBytes } from '#engine/content/media/svg.ts';
import { referenceProblems } from '#engine/problems/areas/reference.ts';
import { lineAndColumn } from '#engine/problems/locate.ts';
import { writeTemporaryFile } from '#engine/store/temporaryFiles.ts';
import { quote } from '#shared/formatText.ts';
import { asObject } from '#shared/json.ts';
import type { UploadResult } from '#shared/media.ts';
import { slugify } from '#shared/slugify.ts';
import { applyUndoableChanges } from '../applyUndoableChanges.ts';
import { HttpError } from '../httpError.ts';
import { readRequestBytes } from '../readRequestBytes.ts';
import type { StudioSite } from '../studioSite.ts';
import { type ContentKind, detectContentKind } from './contentKind.ts';
import { type PictureFormat, type PreparedFile, preparePicture } from './preparePicture.ts';

const maxMegabytes = 50;

const maxNameLength = 100;

/** Accepted extensions of each kind; a file with none of them gets the first. */
const extensionsByKind: Record<Exclude<ContentKind, 'heic'>, string[]> = {
  jpeg: ['.jpg', '.jpeg'],
  png: ['.png'],
  gif: ['.gif'],
  webp: ['.webp'],
  avif: ['.avif'],
  svg: ['.svg'],
  pdf: ['.pdf'],
  mp4: ['.mp4'],
  webm: ['.webm'],
  mp3: ['.mp3'],
  m4a: ['.m4a'],
  ogg: ['.ogg'],
  wav: ['.wav'],
  vtt: ['.vtt'],
  woff2: ['.woff2'],
  ico: ['.ico'],
};

const pictureFormats: readonly string[] = ['jpeg', 'png', 'gif', 'webp', 'avif'] satisfies PictureFormat[];

/**
 * Adds a file to `_media`, or replaces one under the same name. Its content decides what kind it is.
 * @param parameters `name` and `folder`, or `replace`; `label` and `typing` as in other changes
 */
export async function receiveUpload(
  site: StudioSite,
  parameters: URLSearchParams,
  request: IncomingMessage,
): Promise<UploadResult> {
  const replaced = parameters.get('replace') ?? undefined;
  const name = parameters.get('name') || basename(replaced ?? '');
  const bytes = await readUploadedFile(request, name);
  const folder = checkFolderName(parameters.get('folder') ?? '');
  const kind = detectContentKind(bytes);
  if (!kind) throw new HttpError(`${quote(name)} ${unknownKind(name)}`);
  const replacedFile = replaced === undefined ? undefined : findReplacedFile(replaced, site);
  const { ending, ...prepared } = await prepareFile(bytes, kind, name, replaced);
  const target = replacedFile ?? findFreePath(folder, name, ending, kind, site);
  const after = { stored: writeTemporaryFile(prepared.bytes) };
  const to = `_media/${target.path}`;
  const saved = applyUndoableChanges(site, [{ ...(replacedFile && { from: to }), to, after }], {
    label: parameters.get('label') || `${replacedFile ? 'Replace' : 'Add'} ${target.path}`,
    typing: parameters.get('typing') ?? undefined,
  });
  const { width, height, done } = prepared;
  const size = width === undefined || height === undefined ? {} : { width, height };
  return { path: target.path, ...size, bytes: prepared.bytes.length, done: [...done, ...target.done], saved };
}

/** Says why a file is refused. Captions are often exported in another format than the one that browsers read. */
const unknownKind = (name: string): string =>
  ['.srt', '.vtt'].includes(extname(name).toLowerCase())
    ? 'is not in the format of captions that browsers read. Export it as WebVTT (.vtt): the first line of such a file is WEBVTT.'
    : 'is none of the kinds that a site can show: pictures (JPEG, PNG, WebP, AVIF, GIF, SVG), PDF, video (MP4, WebM), sound (MP3, M4A, OGG, WAV), captions (WebVTT) and fonts (WOFF2). What is in a file counts, not its name.';

async function readUploadedFile(request: IncomingMessage, name: string): Promise<Buffer> {
  const bytes = await readRequestBytes(request, maxMegabytes).catch((error: unknown) => {
    if (!(error instanceof HttpError)) throw error;
    const cure =
      'Save a picture smaller, or put a long recording on a site for videos and link to it; sound is a tenth as large as MP3 than as WAV.';
    throw new HttpError(`${quote(name)} has more than ${maxMegabytes} MB, which is too large. ${cure}`);
  });
  if (bytes.length === 0) throw new HttpError(`There is nothing in ${quote(name)}.`);
  return bytes;
}

async function prepareFile(
  bytes: Buffer,
  kind: ContentKind,
  name: string,
  replaced: string | undefined,
): Promise<PreparedFile & { ending: string }> {
  const replacedKind = replaced === undefined ? undefined : kindByExtension(replaced);
  const uploadedKind = kind === 'heic' ? 'jpeg' : kind;
  if (isPicture(uploadedKind) && (replacedKind === undefined || isPicture(replacedKind))) {
    const format = replacedKind ?? uploadedKind;
    return {
      ...(await preparePicture(bytes, kind as PictureFormat, format, name)),
      ending: extensionsByKind[format][0] ?? '',
    };
  }
  if (replaced !== undefined && replacedKind !== kind)
    throw new HttpError(
      `${quote(name)} cannot take the place of ${quote(replaced)}: it is another kind of file. Add it as a new one, and choose it where it is to be shown.`,
    );
  const fault = kind === 'svg' ? findUnsafeContentInBytes(bytes) : undefined;
  if (fault) {
    const { message, hint } = referenceProblems['svg-unsafe'];
    const args = { ...fault, ...lineAndColumn(bytes.toString('utf8'), fault.offset) };
    throw new HttpError(`${message(args)} ${hint(args)}`);
  }
  if (kind === 'vtt' && !isUtf8(bytes))
    throw new HttpError(
      `Browsers would show wrong letters in ${quote(name)}: it is not saved as UTF-8. Export the captions again with that encoding.`,
    );
  return { bytes, done: describeLocation(bytes, kind), ending: extensionsByKind[uploadedKind][0] ?? '' };
}

const isPicture = (kind: ContentKind): kind is PictureFormat => pictureFormats.includes(kind);

const kindByExtension = (path: string) =>
  (Object.keys(extensionsByKind) as Exclude<ContentKind, 'heic'>[]).find((kind) =>
    extensionsByKind[kind].includes(extname(path).toLowerCase()),
  );

/** Recordings are not encoded again, so their location can only be reported. */
const describeLocation = (bytes: Buffer, kind: ContentKind): string[] =>
  (kind === 'mp4' || kind === 'm4a') && (bytes.includes('\xa9xyz', 0, 'latin1') || bytes.includes('location.ISO6709'))
    ? ['it says where it was recorded, which stays in it: export it without its location']
    : [];

function checkFolderName(folder: string): string {
  const fault = folder === '' ? undefined : folder.split('/').map(explainInvalidName).find(Boolean);
  if (fault) throw new HttpError(`${quote(folder)} cannot be a folder: it has ${fault}.`);
  return folder;
}

function findReplacedFile(path: string, { content }: StudioSite) {
  if (!content.media.has(path)) throw new HttpError(`There is no file ${quote(path)} to replace.`);
  return { path, done: [] };
}

const languageOf = ({ checked }: StudioSite['content']): string | undefined => {
  const { language } = asObject(checked?.source.site?.json);
  return typeof language === 'string' ? language : undefined;
};

/** Chooses the path of a new file: its name normalized by the language of the site, with a number if it is taken. */
function findFreePath(
  folder: string,
  name: string,
  ending: string,
  kind: ContentKind,
  { content }: StudioSite,
): { path: string; done: string[] } {
  const extension = extname(name);
  const isTrue = kind !== 'heic' && extensionsByKind[kind].includes(extension.toLowerCase());
  const baseName =
    slugify(basename(name, extension), languageOf(content))
      .slice(0, maxNameLength)
      .replace(/[._-]+$/, '') || 'file';
  const pathOf = (number: number) => `${folder && `${folder}/`}${baseName}${number > 1 ? `-${number}` : ''}${ending}`;
  let number = 1;
  while (existsSync(join(content.directory, '_media', pathOf(number)))) number++;
  const path = pathOf(number);
  const isLying = !isTrue && kind !== 'heic' && kindByExtension(name) !== undefined;
  return {
    path,
    done: [
      ...(isLying ? [`named ${ending}, because that is what is in it`] : []),
      ...(number > 1 ? [`named ${basename(path)}, because there is a ${basename(pathOf(1))} already`] : []),
    ],
  };
}
