import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes of a page's document and of its inlined parts. */
export interface DocumentBytes {
  raw: number;
  /** Compressed ahead of time (Brotli 11). */
  brotli11: number;
  /** Compressed on the fly (Brotli 5). */
  brotli5: number;
  /** The inlined CSS, compressed alone. */
  css: number;
  loader: { raw: number; brotli11: number };
}

const brotli = (text: string, quality: number) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

export function documentBytes(directory: string, route: string): DocumentBytes {
  const html = readFileSync(join(directory, route, 'index.html'), 'utf8');
  const [, css = ''] = /<style[^>]*>(.*?)<\/style>/s.exec(html) ?? [];
  const [, loader = ''] = /<script id="loader"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  return {
    raw: Buffer.byteLength(html),
    brotli11: brotli(html, 11),
    brotli5: brotli(html, 5),
    css: brotli(css, 11),
    loader: { raw: loader.length, brotli11: brotli(loader, 11) },
  };
}
