import type { Picture } from './content.ts';

/**
 * Width in which a picture also exists as WebP: the middle one, or the lower of two in the middle.
 * @param widths widths in px, ascending, at least one
 */
export const fallbackWidth = (widths: number[]): number => widths[Math.floor((widths.length - 1) / 2)] as number;

/** Address of the file of a picture that every browser and search engine can read. */
export const fallbackAddress = ({ src, widths }: Pick<Picture, 'src' | 'widths'>): string =>
  widths ? `${src}-${fallbackWidth(widths)}.webp` : src;

/** End of the name of a moving picture, as `-480-moving.webp`; its still is `-480.webp`. */
export const movingSuffix = '-moving';
