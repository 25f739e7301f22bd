import { extname } from 'node:path';

const text = (type: string) => ({ type: `${type}; charset=utf-8`, isCompressible: true });

/** What a build writes, by extension. A format is compressible when it gets smaller by that. */
export const mediaTypes: Record<string, { type: string; isCompressible: boolean }> = {
  '.html': text('text/html'),
  '.css': text('text/css'),
  '.js': text('text/javascript'),
  '.json': text('application/json'),
  '.map': text('application/json'),
  '.svg': text('image/svg+xml'),
  '.ics': text('text/calendar'),
  '.txt': text('text/plain'),
  '.webmanifest': text('application/manifest+json'),
  '.xml': text('application/xml'),
  '.avif': { type: 'image/avif', isCompressible: false },
  '.gif': { type: 'image/gif', isCompressible: false },
  '.ico': { type: 'image/x-icon', isCompressible: true },
  '.jpg': { type: 'image/jpeg', isCompressible: false },
  '.jpeg': { type: 'image/jpeg', isCompressible: false },
  '.mp4': { type: 'video/mp4', isCompressible: false },
  '.pdf': { type: 'application/pdf', isCompressible: false },
  '.png': { type: 'image/png', isCompressible: false },
  '.webm': { type: 'video/webm', isCompressible: false },
  '.webp': { type: 'image/webp', isCompressible: false },
  '.woff2': { type: 'font/woff2', isCompressible: false },
};

/** Folder of the finished site with files whose type is not known here: a host may know it, and take one for a document. */
export const unknownFolder = 'media/files';

/** Extensions of types that browsers open as documents, which may have scripts: `.html`, `.svg`, `.xml`. */
export const documentExtensions: string[] = Object.keys(mediaTypes).filter((extension) =>
  /\b(?:html|xml)\b/.test(mediaTypes[extension]?.type ?? ''),
);

/** Extensions of what gets smaller by compression: `.html`, `.css`, … */
export const compressibleExtensions: string[] = Object.keys(mediaTypes).filter(
  (extension) => mediaTypes[extension]?.isCompressible,
);

/** Paths of a text's compressed forms. */
export const compressedForms = (path: string): string[] => [`${path}.br`, `${path}.gz`];

/** Whether a path is that of a text as it was compressed ahead: `index.html.br`. */
export const isCompressedText = (path: string): boolean =>
  /\.(br|gz)$/.test(path) && mediaTypeOf(path.replace(/\.\w+$/, '')).isCompressible;

/** The media type of a file by its extension; plain bytes when it is unknown. */
export function mediaTypeOf(path: string): { type: string; isCompressible: boolean } {
  return mediaTypes[extname(path).toLowerCase()] ?? { type: 'application/octet-stream', isCompressible: false };
}
