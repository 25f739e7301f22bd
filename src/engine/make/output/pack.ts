import { copyFileSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentHash, keepFiles } from '#engine/store/cache.ts';

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

/** A text to pack. */
export interface TextToPack {
  /** Where it lies. */
  source: string;
  /** Where its packed forms are written, without their endings. */
  target: string;
}

/** What has become of a text: its bytes, and those of its packed forms; 0 where packing makes it no smaller. */
export interface PackedText {
  bytes: number;
  br: number;
  gz: number;
  isNew: boolean;
}

/**
 * Packs texts on all cores: a `.br` and a `.gz` of each that gets smaller by it. What was packed once is in the cache, by
 * its content.
 * @returns what has become of each, in their order
 */
export async function packTexts(texts: TextToPack[]): Promise<PackedText[]> {
  const results: PackedText[] = [];
  let next = 0;
  const work = async () => {
    for (let at = next++; at < texts.length; at = next++) results[at] = await packOne(texts[at] as TextToPack);
  };
  // Two formats of each text are packed at a time, and Node has four threads for it.
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, work));
  return results;
}

async function packOne({ source, target }: TextToPack): Promise<PackedText> {
  const bytes = readFileSync(source);
  if (bytes.length < worthPackingBytes) return { bytes: bytes.length, br: 0, gz: 0, isNew: false };
  const key = contentHash([bytes], 32);
  const [br, gz] = await Promise.all([
    packInto(`${target}.br`, { bytes, key, format: 'br' }),
    packInto(`${target}.gz`, { bytes, key, format: 'gz' }),
  ]);
  return { bytes: bytes.length, br: br.size, gz: gz.size, isNew: br.isNew || gz.isNew };
}

interface Text {
  bytes: Buffer;
  /** Name of its packed forms in the cache. */
  key: string;
  format: Format;
}

/** An empty file in the cache says that packing makes this text no smaller. */
async function packInto(target: string, { bytes, key, format }: Text): Promise<{ size: number; isNew: boolean }> {
  const { path, isNew } = await keepFiles('compressed', `${key}.${format}`, async (unfinished) => {
    const packed = await packers[format](bytes);
    writeFileSync(unfinished, packed.length < bytes.length ? packed : '');
  });
  const { size } = statSync(path);
  if (size) {
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(path, target);
  }
  return { size, isNew };
}

/** The whole report in one sentence. */
export const describePacking = ({ files, isNew, bytes, packedBytes }: PackReport): string =>
  `Packed ${files} texts (${isNew} now) for browsers: ${megabytes(bytes)} become ${megabytes(packedBytes)} with Brotli.`;

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;
