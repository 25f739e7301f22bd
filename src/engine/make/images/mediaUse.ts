import { getOrInsert } from '#shared/getOrInsert.ts';
import { fileAddress, type MediaOutput, originalOutput, pictureAddress, pictureOutputs, widthsFor } from './convert.ts';
import type { MeasuredMedia } from './measure.ts';

/** A media file as a place shows it: a picture in some widths, or an original. */
export interface MediaUse {
  /** The same for the same file shown in the same way. */
  id: string;
  media: MeasuredMedia;
  /** px; absent for an original. */
  widths?: number[];
}

/** The files of the output that a use asks for. */
export function outputsOf({ media, widths }: MediaUse): MediaOutput[] {
  return widths ? pictureOutputs(media, widths) : [originalOutput(media)];
}

/** A file as it is: at `fileAddress`. */
export const originalUse = (media: MeasuredMedia): MediaUse => ({ id: fileAddress(media), media });

const known = new WeakMap<MeasuredMedia, Map<string, PictureUse>>();

/** A picture in the widths that fit its place, at this address. */
export interface PictureUse extends MediaUse {
  src: string;
  widths: number[];
}

/** A picture as a place of these widths shows it. The same picture is asked for again and again. */
export function pictureUse(media: MeasuredMedia, asked: number[]): PictureUse {
  const uses = getOrInsert(known, media, () => new Map<string, PictureUse>());
  return getOrInsert(uses, asked.join(), () => {
    const widths = widthsFor(media, asked);
    const src = pictureAddress(media);
    return { id: `${src} ${widths.join()}`, media, src, widths };
  });
}
