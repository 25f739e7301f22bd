import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentHash, getOrCacheFiles } from '#engine/store/cache.ts';
import { compressedForms, mediaTypeOf } from './mediaTypes.ts';
import type { StagedOutput } from './stagedOutput.ts';

export interface CompressionReport {
  files: number;
  /** Number of texts that were compressed now; others were in the cache. */
  isNew: number;
  /** Total bytes of these texts, before and after Brotli. */
  bytes: number;
  compressedBytes: number;
}

/** Size in bytes below which compression saves nothing: the text fits the same network packet anyway. */
const minCompressibleBytes = 150;

/** Compressors at their highest quality, as files are compressed once and sent often. */
const compressors = {
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

/** Bytes of a text and of its compressed forms; 0 if a form is not smaller. */
interface CompressedSizes {
  bytes: number;
  br: number;
  gz: number;
  isNew: boolean;
}

/** Adds a `.br` and a `.gz` of each text that gets smaller, on all cores. Results are cached by content. */
export async function compressTexts(output: StagedOutput): Promise<CompressionReport> {
  const report: CompressionReport = { files: 0, isNew: 0, bytes: 0, compressedBytes: 0 };
  // Shards are compressed before they are merged.
  const isCompressed = (path: string) => compressedForms(path).some((form) => output.has(form));
  const pendingPaths = output.paths().filter((path) => mediaTypeOf(path).isCompressible && !isCompressed(path));
  const compressPending = async () => {
    for (let path = pendingPaths.pop(); path !== undefined; path = pendingPaths.pop()) {
      const { bytes, br, gz, isNew } = reuseCompressedForms(output, path) ?? (await compressText(output, path));
      if (!br && !gz) continue;
      report.files += 1;
      report.bytes += bytes;
      report.compressedBytes += br || bytes;
      if (isNew) report.isNew += 1;
    }
  };
  // Each text is compressed to two formats at once, and Node has four threads for it.
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, compressPending));
  return report;
}

/** Reuses the compressed forms of an unchanged text; undefined if one is missing. */
function reuseCompressedForms(output: StagedOutput, path: string): CompressedSizes | undefined {
  const { intact } = output.previous;
  const [text, br, gz] = [path, ...compressedForms(path)].map((each) => intact.get(each)?.bytes);
  if (!output.unchanged.has(path) || !text || !br || !gz) return undefined;
  for (const form of compressedForms(path)) output.reuse(form);
  return { bytes: text, br, gz, isNew: false };
}

async function compressText(output: StagedOutput, path: string): Promise<CompressedSizes> {
  const bytes = readFileSync(output.locationOf(path));
  if (bytes.length < minCompressibleBytes) return { bytes: bytes.length, br: 0, gz: 0, isNew: false };
  const key = contentHash([bytes], 32);
  const add = async (format: keyof typeof compressors) => {
    // An empty cached file stands for a text that does not get smaller.
    const cached = await getOrCacheFiles('compressed', `${key}.${format}`, async (unfinished) => {
      const compressed = await compressors[format](bytes);
      writeFileSync(unfinished, compressed.length < bytes.length ? compressed : '');
    });
    const content = readFileSync(cached.path);
    if (content.length) output.put(`${path}.${format}`, content);
    return { size: content.length, isNew: cached.isNew };
  };
  const [br, gz] = await Promise.all([add('br'), add('gz')]);
  return { bytes: bytes.length, br: br.size, gz: gz.size, isNew: br.isNew || gz.isNew };
}

export const describeCompression = ({ files, isNew, bytes, compressedBytes }: CompressionReport): string =>
  `Compressed ${files} texts (${isNew} now) for browsers: ${megabytes(bytes)} become ${megabytes(compressedBytes)} with Brotli.`;

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;
