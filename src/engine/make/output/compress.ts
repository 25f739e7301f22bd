import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentHash, keepFiles } from '#engine/store/cache.ts';
import { compressedForms, mediaTypeOf } from './mediaTypes.ts';
import type { NewOutput } from './newOutput.ts';

/** What compressing the texts of a site has cost, and what it has saved. */
export interface CompressionReport {
  /** Texts that have a compressed form. */
  files: number;
  /** Of these, how many were compressed now; the others were in the cache. */
  isNew: number;
  /** Bytes of these texts as they are, and after Brotli. */
  bytes: number;
  compressedBytes: number;
}

/** Below this many bytes compressing saves nothing: the text goes in the same network packet. */
const worthwhileBytes = 150;

/** The best there is of both: it is done once and sent often. */
const formats = {
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

/** Bytes of a text and of its compressed forms; 0 where compressing makes it no smaller. */
interface Sizes {
  bytes: number;
  br: number;
  gz: number;
  isNew: boolean;
}

/**
 * Adds a `.br` and a `.gz` of each text that gets smaller by it, on all cores. What was compressed once is in the cache,
 * by its content.
 */
export async function compressTexts(output: NewOutput): Promise<CompressionReport> {
  const report: CompressionReport = { files: 0, isNew: 0, bytes: 0, compressedBytes: 0 };
  // Parts of a site are compressed before they are put together.
  const isDone = (path: string) => compressedForms(path).some((form) => output.has(form));
  const waiting = output.paths().filter((path) => mediaTypeOf(path).isCompressible && !isDone(path));
  const work = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const { bytes, br, gz, isNew } = reuseForms(output, path) ?? (await compressText(output, path));
      if (!br && !gz) continue;
      report.files += 1;
      report.bytes += bytes;
      report.compressedBytes += br || bytes;
      if (isNew) report.isNew += 1;
    }
  };
  // Two formats of each text are made at a time, and Node has four threads for it.
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, work));
  return report;
}

/** The forms that an unchanged text has already; undefined where one of them is missing. */
function reuseForms(output: NewOutput, path: string): Sizes | undefined {
  const { intact } = output.before;
  const [text, br, gz] = [path, ...compressedForms(path)].map((each) => intact.get(each)?.bytes);
  if (!output.unchanged.has(path) || !text || !br || !gz) return undefined;
  for (const form of compressedForms(path)) output.reuse(form);
  return { bytes: text, br, gz, isNew: false };
}

async function compressText(output: NewOutput, path: string): Promise<Sizes> {
  const bytes = readFileSync(output.whereIs(path));
  if (bytes.length < worthwhileBytes) return { bytes: bytes.length, br: 0, gz: 0, isNew: false };
  const key = contentHash([bytes], 32);
  const add = async (format: keyof typeof formats) => {
    // An empty file in the cache says that the text gets no smaller.
    const cached = await keepFiles('compressed', `${key}.${format}`, async (unfinished) => {
      const compressed = await formats[format](bytes);
      writeFileSync(unfinished, compressed.length < bytes.length ? compressed : '');
    });
    const content = readFileSync(cached.path);
    if (content.length) output.put(`${path}.${format}`, content);
    return { size: content.length, isNew: cached.isNew };
  };
  const [br, gz] = await Promise.all([add('br'), add('gz')]);
  return { bytes: bytes.length, br: br.size, gz: gz.size, isNew: br.isNew || gz.isNew };
}

/** The whole report in one sentence. */
export const describeCompression = ({ files, isNew, bytes, compressedBytes }: CompressionReport): string =>
  `Compressed ${files} texts (${isNew} now) for browsers: ${megabytes(bytes)} become ${megabytes(compressedBytes)} with Brotli.`;

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;
