import { type Stats, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { type CompressionReport, compressTexts } from './compress.ts';
import { keepEarlierFiles } from './earlierFiles.ts';
import { isHashedFile } from './hostFiles.ts';
import { compressedForms, isCompressedText } from './mediaTypes.ts';
import type { NewOutput } from './newOutput.ts';

/** What makes a folder of files ready for a host. */
export interface DeliveryOptions {
  /** Writes `.br` and `.gz` beside every text. */
  compress?: boolean;
  /** For how many later builds hashed files stay that are needed no more; left out, none do, nor is it noted. */
  keep?: number;
}

/** Finishes an output before it is put in place. @returns what compressing has cost, if it was asked for */
export async function prepareDelivery(
  output: NewOutput,
  { compress, keep }: DeliveryOptions,
): Promise<CompressionReport | undefined> {
  const report = compress ? await compressTexts(output) : undefined;
  if (keep !== undefined) keepEarlierFiles(output, keep);
  if (compress || keep !== undefined) setTimes(output);
  return report;
}

/**
 * Gives every new file a time that it did not have before: hosts make their tags of time and size, in whole seconds.
 * Compressed forms get the time of their text. Files whose names carry a hash are never asked for again.
 */
function setTimes({ fresh, aside, before: { directory } }: NewOutput): void {
  for (const path of fresh.keys()) {
    const text = isCompressedText(path) ? path.replace(/\.\w+$/, '') : undefined;
    if (isHashedFile(path) || (text && fresh.has(text))) continue;
    const previous = text ? statsOf(join(directory, text)) : undefined;
    const time = previous ? seconds(previous) : newTime(join(aside, path), join(directory, path));
    for (const each of [path, ...compressedForms(path)]) if (fresh.has(each)) utimesSync(join(aside, each), time, time);
  }
}

function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

const seconds = ({ mtimeMs }: Stats) => Math.floor(mtimeMs / 1000);

/** Seconds since 1970. Two builds within a second must not look like one. */
function newTime(path: string, before: string): number {
  const now = seconds(statSync(path));
  const old = statsOf(before);
  return old?.isFile() ? Math.max(now, seconds(old) + 1) : now;
}
