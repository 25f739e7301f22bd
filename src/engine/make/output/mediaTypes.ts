import { extname } from 'node:path';

const text = (type: string) => ({ type: `${type}; charset=utf-8`, isCompressible: true });

/** Media types of output files by extension, with true for formats that compression makes smaller. */
export const mediaTypes: Record<string, { type: string; isCompressible: boolean }> = {
  '.html': text('text/html'),
  '.css': text('text/css'),
  '.js': text('text/javascript'),
  '.json': text('application/json'),
  '.map': text('application/json'),
  '.svg': text('image/svg+xml'),
  '.ics': text('text/calendar'),
  '.txt': text('text/plain'),
  '.vtt': text('text/vtt'),
  '.webmanifest': text('application/manifest+json'),
  '.xml': text('application/xml'),
  '.avif': { type: 'image/avif', isCompressible: false },
  '.gif': { type: 'image/gif', isCompressible: false },
  '.ico': { type: 'image/x-icon', isCompressible: true },
  '.jpg': { type: 'image/jpeg', isCompressible: false },
  '.jpeg': { type: 'image/jpeg', isCompressible: false },
  '.m4a': { type: 'audio/mp4', isCompressible: false },
  '.mp3': { type: 'audio/mpeg', isCompressible: false },
  '.mp4': { type: 'video/mp4', isCompressible: false },
  '.ogg': { type: 'audio/ogg', isCompressible: false },
  '.pdf': { type: 'application/pdf', isCompressible: false },
  '.png': { type: 'image/png', isCompressible: false },
  '.wav': { type: 'audio/wav', isCompressible: false },
  '.webm': { type: 'video/webm', isCompressible: false },
  '.webp': { type: 'image/webp', isCompressible: false },
  '.woff2': { type: 'font/woff2', isCompressible: false },
};

/** Output folder of files with unknown types. A host may know such a type and serve the file as a document. */
export const unknownTypeFolder = 'media/files';

/** Extensions of types that browsers open as documents with scripts: `.html`, `.svg`, `.xml`. */
export const documentExtensions: string[] = Object.keys(mediaTypes).filter((extension) =>
  /\b(?:html|xml)\b/.test(mediaTypes[extension]?.type ?? ''),
);

export const compressibleExtensions: string[] = Object.keys(mediaTypes).filter(
  (extension) => mediaTypes[extension]?.isCompressible,
);

export const compressedForms = (path: string): string[] => [`${path}.br`, `${path}.gz`];

/** @returns true for the path of a compressed form, as `index.html.br` */
export const isCompressedText = (path: string): boolean =>
  /\.(br|gz)$/.test(path) && mediaTypeOf(path.replace(/\.\w+$/, '')).isCompressible;

export function mediaTypeOf(path: string): { type: string; isCompressible: boolean } {
  return mediaTypes[extname(path).toLowerCase()] ?? { type: 'application/octet-stream', isCompressible: false };
}
