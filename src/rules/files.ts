import type { FileValue } from './types.ts';
import { asText, isFile } from './value.ts';

/** Files of a value: none, one, or several. */
export const filesOf = (value: unknown): FileValue[] => [value].flat().filter(isFile);

/** Bytes at the start of a file by which its kind is recognized; a PDF may begin anywhere within them. */
export const fileStartLength = 1024;

const starts = new WeakMap<object, string>();

/** Stores the first bytes of a file of a browser, a character each. */
export const setFileStart = (file: FileValue, start: string): unknown => starts.set(file, start);

/** First bytes of a file, a character each; undefined if they have not been read. */
const startOf = (file: FileValue): string | undefined => file.start ?? starts.get(file);

interface FileKind {
  /** Media type (IANA). */
  type: string;
  /** Tests the first bytes; absent for kinds without a mark. */
  hasMark?: (start: string) => boolean;
}

const beginsWith = (mark: string) => (start: string) => start.startsWith(mark);
/** Office documents are archives: https://pkwareddownloads.blob.core.windows.net/pem/APPNOTE.txt, 4.3.7 */
const isArchive = beginsWith('PK\x03\x04');
/** Compound File Binary Format (MS-CFB, 2.2). */
const isCompound = beginsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1');
/** ISO Base Media File Format (ISO/IEC 14496-12, 4.3). */
const isMediaBox = (start: string) => start.slice(4, 8) === 'ftyp';
const isText = (start: string) => !start.includes('\0');
const office = 'application/vnd.openxmlformats-officedocument';

const kindsByExtension: Record<string, FileKind> = {
  pdf: { type: 'application/pdf', hasMark: (start) => start.includes('%PDF-') },
  jpg: { type: 'image/jpeg', hasMark: beginsWith('\xff\xd8\xff') },
  jpeg: { type: 'image/jpeg', hasMark: beginsWith('\xff\xd8\xff') },
  png: { type: 'image/png', hasMark: beginsWith('\x89PNG\r\n\x1a\n') },
  gif: { type: 'image/gif', hasMark: beginsWith('GIF8') },
  webp: { type: 'image/webp', hasMark: (start) => start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP' },
  heic: { type: 'image/heic', hasMark: isMediaBox },
  heif: { type: 'image/heif', hasMark: isMediaBox },
  avif: { type: 'image/avif', hasMark: isMediaBox },
  doc: { type: 'application/msword', hasMark: isCompound },
  xls: { type: 'application/vnd.ms-excel', hasMark: isCompound },
  ppt: { type: 'application/vnd.ms-powerpoint', hasMark: isCompound },
  docx: { type: `${office}.wordprocessingml.document`, hasMark: isArchive },
  xlsx: { type: `${office}.spreadsheetml.sheet`, hasMark: isArchive },
  pptx: { type: `${office}.presentationml.presentation`, hasMark: isArchive },
  odt: { type: 'application/vnd.oasis.opendocument.text', hasMark: isArchive },
  ods: { type: 'application/vnd.oasis.opendocument.spreadsheet', hasMark: isArchive },
  zip: { type: 'application/zip', hasMark: isArchive },
  rtf: { type: 'application/rtf', hasMark: beginsWith('{\\rtf') },
  txt: { type: 'text/plain', hasMark: isText },
  csv: { type: 'text/csv', hasMark: isText },
  mp4: { type: 'video/mp4', hasMark: isMediaBox },
  mov: { type: 'video/quicktime', hasMark: isMediaBox },
  mp3: { type: 'audio/mpeg', hasMark: (start) => /^(?:ID3|\xff[\xe0-\xff])/.test(start) },
};

/** Extensions of names that file types allow, such as `.pdf`, `image/*` or `application/pdf`. */
export const extensionsOf = (types: readonly string[]): string[] => [
  ...new Set(
    types.flatMap((type) => {
      if (type.startsWith('.')) return [type.slice(1).toLowerCase()];
      return Object.keys(kindsByExtension).filter((extension) => isOfType(extension, type));
    }),
  ),
];

function isOfType(extension: string, type: string): boolean {
  const known = kindsByExtension[extension]?.type ?? '';
  return type.endsWith('/*') ? known.startsWith(type.slice(0, -1)) : known === type;
}

/** @returns true if a file is of one of the types by its name, and its first bytes do not say otherwise */
export function isOfTypes(file: FileValue, types: readonly string[]): boolean {
  if (file.name === undefined) return true;
  const extension = file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase();
  if (!file.name.includes('.') || !extensionsOf(types).includes(extension)) return false;
  const start = startOf(file);
  const hasMark = Object.hasOwn(kindsByExtension, extension) ? kindsByExtension[extension]?.hasMark : undefined;
  return start === undefined || hasMark === undefined || hasMark(start);
}

/** File types of the attribute `accept`, or of the value of the rule `types`. */
export const readTypes = (value: unknown): string[] =>
  (Array.isArray(value) ? value.map(asText) : asText(value).split(',')).map((type) => type.trim()).filter(Boolean);
