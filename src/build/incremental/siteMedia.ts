import { convertAll, type MediaOutput } from '../images/convert.ts';
import type { MeasuredMedia } from '../images/measure.ts';
import type { NewOutput } from '../output/newOutput.ts';
import type { OutputFolder } from '../output/outputFolder.ts';
import type { StoredMedia } from './buildState.ts';

/** A file of the output as the state keeps it. */
export const asStored = ({ path, media, conversion }: MediaOutput): StoredMedia => ({
  path,
  source: media.path,
  ...(conversion && { conversion }),
});

/** The media that the pages of the last state ask for, by path below the output, as far as their originals are there. */
export function fromStored(stored: StoredMedia[], media: Map<string, MeasuredMedia>): Map<string, MediaOutput> {
  const outputs = new Map<string, MediaOutput>();
  for (const { path, source, conversion } of stored) {
    const original = media.get(source);
    if (original) outputs.set(path, { path, media: original, ...(conversion && { conversion }) });
  }
  return outputs;
}

/** Puts media into the output, converting what neither it nor the cache has; gives how many were converted. */
export async function addMedia(
  output: NewOutput,
  found: OutputFolder,
  outputs: Iterable<MediaOutput>,
): Promise<number> {
  const missing: MediaOutput[] = [];
  for (const each of outputs) {
    if (found.intact.has(each.path)) output.keep(each.path);
    else missing.push(each);
  }
  return convertAll(missing, ({ path }, source) => output.copy(path, source));
}
