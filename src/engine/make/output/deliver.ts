import { type Stats, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { type CompressionReport, compressTexts } from './compress.ts';
import { isHashedFile } from './hostFiles.ts';
import { compressedForms, isCompressedText } from './mediaTypes.ts';
import { retainEarlierFiles } from './retainEarlierFiles.ts';
import type { StagedOutput } from './stagedOutput.ts';

export interface DeliveryOptions {
  /** Writes `.br` and `.gz` beside every text. */
  compress?: boolean;
  /** Number of later builds that retain unused hashed files; without it, none are retained or recorded. */
  keep?: number;
}

export async function prepareDelivery(
  output: StagedOutput,
  { compress, keep }: DeliveryOptions,
): Promise<CompressionReport | undefined> {
  const report = compress ? await compressTexts(output) : undefined;
  if (keep !== undefined) retainEarlierFiles(output, keep);
  if (compress || keep !== undefined) setModificationTimes(output);
  return report;
}

/**
 * Sets a new modification time for every new file, as hosts make ETags of size and time in whole seconds. Compressed
 * forms get the time of their text. Hashed files need none, as browsers never revalidate them.
 */
function setModificationTimes({ staged, stagingDirectory, previous: { directory } }: StagedOutput): void {
  for (const path of staged.keys()) {
    const text = isCompressedText(path) ? path.replace(/\.\w+$/, '') : undefined;
    if (isHashedFile(path) || (text && staged.has(text))) continue;
    const previous = text ? statsOf(join(directory, text)) : undefined;
    const time = previous ? seconds(previous) : newTime(join(stagingDirectory, path), join(directory, path));
    for (const each of [path, ...compressedForms(path)])
      if (staged.has(each)) utimesSync(join(stagingDirectory, each), time, time);
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

/** Modification time in seconds since 1970. Two builds within a second must differ. */
function newTime(path: string, previousPath: string): number {
  const currentTime = seconds(statSync(path));
  const previous = statsOf(previousPath);
  return previous?.isFile() ? Math.max(currentTime, seconds(previous) + 1) : currentTime;
}
