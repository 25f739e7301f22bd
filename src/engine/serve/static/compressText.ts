import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib';
import type { ContentEncoding } from './chooseEncoding.ts';

const brotli: (bytes: Buffer, options: BrotliOptions) => Promise<Buffer> = promisify(brotliCompress);

/** Node has four threads for files and compression: two stay free for files. */
const maxConcurrentCompressions = 2;
let runningCompressions = 0;
const queuedCompressions: (() => void)[] = [];

async function runWithLimit(compress: () => Promise<Buffer>): Promise<Buffer> {
  if (runningCompressions >= maxConcurrentCompressions)
    await new Promise<void>((resolve) => queuedCompressions.push(resolve));
  runningCompressions += 1;
  try {
    return await compress();
  } finally {
    runningCompressions -= 1;
    queuedCompressions.shift()?.();
  }
}

export function compressText(text: Buffer, encoding: Exclude<ContentEncoding, 'identity'>): Promise<Buffer> {
  if (encoding === 'gzip') return runWithLimit(() => promisify(gzip)(text));
  // The strongest level, as hosts compress ahead of time: up to 140 ms a page, once, for 11 % fewer bytes.
  return runWithLimit(() =>
    brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  );
}
