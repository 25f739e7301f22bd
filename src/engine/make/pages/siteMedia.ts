import { convertAll, type MediaOutput } from '../images/convert.ts';
import type { MeasuredMedia } from '../images/measure.ts';
import { type MediaUse, outputsOf } from '../images/mediaUse.ts';
import type { StoredMedia } from '../output/buildState.ts';
import type { NewOutput } from '../output/newOutput.ts';
import type { OutputFolder } from '../output/outputFolder.ts';

/** A use as the state keeps it. */
export const asStored = ({ id, media, widths }: MediaUse): StoredMedia => ({
  id,
  source: media.path,
  ...(widths && { widths }),
});

/** The media that the pages of the last state ask for, by their ids, as far as their originals are there. */
export function fromStored(stored: StoredMedia[], media: Map<string, MeasuredMedia>): Map<string, MediaUse> {
  const uses = new Map<string, MediaUse>();
  for (const { id, source, widths } of stored) {
    const original = media.get(source);
    if (original) uses.set(id, { id, media: original, ...(widths && { widths }) });
  }
  return uses;
}

/** Puts media into the output, converting what neither it nor the cache has; gives how many were converted. */
export async function addMedia(output: NewOutput, found: OutputFolder, uses: Iterable<MediaUse>): Promise<number> {
  const missing = new Map<string, MediaOutput>();
  for (const each of [...uses].flatMap(outputsOf)) {
    if (found.intact.has(each.path)) output.keep(each.path);
    else missing.set(each.path, each);
  }
  return convertAll(missing.values(), ({ path }, source) => output.copy(path, source));
}
