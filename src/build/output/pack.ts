import { copyFileSync, existsSync, readFileSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cacheDirectory, contentHash, writeWhole } from '../cache.ts';
import { mediaTypeOf } from '../serve/mediaTypes.ts';
import { filesBelow } from './filesBelow.ts';

/** What packing a site has cost, and what it has saved. */
export interface PackReport {
  /** Texts that lie there packed as well. */
  files: number;
  /** Of these, how many were packed now; the others were in the cache. */
  isNew: number;
  /** Bytes of these texts as they are, and after Brotli. */
  bytes: number;
  packedBytes: number;
}

/** Below this many bytes a packed text saves nothing: it goes in the same network packet. */
const worthPackingBytes = 150;

/** The best there is of both: it is done once and sent often. */
const packers = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

type Format = keyof typeof packers;

/**
 * Writes a `.br` and a `.gz` beside every text below a folder that gets smaller by it, on all cores. What was packed
 * once is in the cache, by its content.
 */
export async function packTexts(directory: string): Promise<PackReport> {
  const report: PackReport = { files: 0, isNew: 0, bytes: 0, packedBytes: 0 };
  const waiting = filesBelow(directory).filter((path) => mediaTypeOf(path).packs);
  const work = async () => {
    for (let path = waiting.pop(); path; path = waiting.pop()) await packOne(join(directory, path), report);
  };
  // Two formats of each text are packed at a time, and Node has four threads for it.
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, work));
  return report;
}

async function packOne(path: string, report: PackReport): Promise<void> {
  const { size } = statSync(path);
  if (size < worthPackingBytes) return;
  const bytes = readFileSync(path);
  const key = contentHash([bytes], 32);
  const [brotli, gzipped] = await Promise.all(
    (['br', 'gz'] as Format[]).map((format) => packInto(`${path}.${format}`, { bytes, key, format })),
  );
  if (!brotli?.size && !gzipped?.size) return;
  report.files += 1;
  report.bytes += size;
  report.packedBytes += brotli?.size || size;
  if (brotli?.isNew || gzipped?.isNew) report.isNew += 1;
}

interface Text {
  bytes: Buffer;
  /** Name of its packed forms in the cache. */
  key: string;
  format: Format;
}

/** An empty file in the cache says that packing makes this text no smaller. */
async function packInto(target: string, { bytes, key, format }: Text): Promise<{ size: number; isNew: boolean }> {
  const cached = join(cacheDirectory, 'packed', key.slice(0, 2), `${key}.${format}`);
  const isNew = !existsSync(cached);
  if (isNew) {
    const packed = await packers[format](bytes);
    writeWhole(cached, packed.length < bytes.length ? packed : '');
  }
  const { size } = statSync(cached);
  if (size) copyFileSync(cached, target);
  return { size, isNew };
}

/** The whole report in one sentence. */
export const describePacking = ({ files, isNew, bytes, packedBytes }: PackReport): string =>
  `Packed ${files} texts (${isNew} now) for browsers: ${megabytes(bytes)} become ${megabytes(packedBytes)} with Brotli.`;

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;
