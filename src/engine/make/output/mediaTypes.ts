import { extname } from 'node:path';

const text = (type: string) => ({ type: `${type}; charset=utf-8`, packs: true });

/** What a build writes, by extension. `packs`: the format is text and gets smaller by compression. */
export const mediaTypes: Record<string, { type: string; packs: boolean }> = {
  '.html': text('text/html'),
  '.css': text('text/css'),
  '.js': text('text/javascript'),
  '.json': text('application/json'),
  '.map': text('application/json'),
  '.svg': text('image/svg+xml'),
  '.txt': text('text/plain'),
  '.webmanifest': text('application/manifest+json'),
  '.xml': text('application/xml'),
  '.avif': { type: 'image/avif', packs: false },
  '.gif': { type: 'image/gif', packs: false },
  '.ico': { type: 'image/x-icon', packs: true },
  '.jpg': { type: 'image/jpeg', packs: false },
  '.jpeg': { type: 'image/jpeg', packs: false },
  '.mp4': { type: 'video/mp4', packs: false },
  '.pdf': { type: 'application/pdf', packs: false },
  '.png': { type: 'image/png', packs: false },
  '.webm': { type: 'video/webm', packs: false },
  '.webp': { type: 'image/webp', packs: false },
  '.woff2': { type: 'font/woff2', packs: false },
};

/** Extensions of what gets smaller by compression: `.html`, `.css`, … */
export const packedExtensions: string[] = Object.keys(mediaTypes).filter((extension) => mediaTypes[extension]?.packs);

/** Tells whether a path is that of a text as it was packed ahead: `index.html.br`. */
export const isPackedText = (path: string): boolean =>
  /\.(br|gz)$/.test(path) && mediaTypeOf(path.replace(/\.\w+$/, '')).packs;

/** The media type of a file by its extension; plain bytes when it is unknown. */
export function mediaTypeOf(path: string): { type: string; packs: boolean } {
  return mediaTypes[extname(path).toLowerCase()] ?? { type: 'application/octet-stream', packs: false };
}
