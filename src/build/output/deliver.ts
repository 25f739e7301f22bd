import { carryTimes } from './fileTimes.ts';
import { keepEarlierFiles } from './keptFiles.ts';
import { type PackReport, packTexts } from './pack.ts';

/** What makes a folder of files ready for a host. */
export interface DeliveryOptions {
  /** Writes `.br` and `.gz` beside every text. */
  compress?: boolean;
  /** For how many later builds hashed files are kept that are needed no more; left out, none are, nor is it noted. */
  keep?: number;
}

/**
 * Finishes a build before it is put in place.
 * @param directory the whole build
 * @param previous the folder that it is going to replace; it may be missing
 */
export async function prepareDelivery(
  directory: string,
  previous: string,
  { compress, keep }: DeliveryOptions,
): Promise<PackReport | undefined> {
  const packed = compress ? await packTexts(directory) : undefined;
  if (keep !== undefined) keepEarlierFiles(directory, previous, keep);
  if (compress || keep !== undefined) carryTimes(directory, previous);
  return packed;
}
