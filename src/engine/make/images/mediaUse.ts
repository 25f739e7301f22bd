import { getOrInsert } from '#shared/getOrInsert.ts';
import {
  type MediaOutput,
  originalAddress,
  originalOutput,
  pictureBaseAddress,
  pictureOutputs,
  shareAddress,
  shareOutput,
  widthsFor,
} from './convertMedia.ts';
import type { MeasuredMedia } from './measureMedia.ts';

export interface MediaUse {
  /** Identical for equal uses. */
  id: string;
  media: MeasuredMedia;
  /** px; absent for an original. */
  widths?: number[];
  /** True for the picture that other sites show with a link. */
  isShared?: true;
}

export function outputsOf({ media, widths, isShared }: MediaUse): MediaOutput[] {
  if (isShared) return [shareOutput(media)];
  return widths ? pictureOutputs(media, widths) : [originalOutput(media)];
}

export const createOriginalUse = (media: MeasuredMedia): MediaUse => ({ id: originalAddress(media), media });

export const createShareUse = (media: MeasuredMedia): MediaUse => ({ id: shareAddress(media), media, isShared: true });

const pictureUses = new WeakMap<MeasuredMedia, Map<string, SizedPictureUse>>();

export interface SizedPictureUse extends MediaUse {
  src: string;
  widths: number[];
}

/** Creates the use of a picture in requested widths. Uses are cached, as pictures repeat. */
export function createPictureUse(media: MeasuredMedia, requested: number[]): SizedPictureUse {
  const uses = getOrInsert(pictureUses, media, () => new Map<string, SizedPictureUse>());
  return getOrInsert(uses, requested.join(), () => {
    const widths = widthsFor(media, requested);
    const src = pictureBaseAddress(media);
    return { id: `${src} ${widths.join()}`, media, src, widths };
  });
}
