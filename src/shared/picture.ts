import type { Picture } from './content.ts';

/**
 * The one width in which a picture exists as WebP too: the middle one, or the lower of two in the middle.
 * @param widths in px, ascending, at least one
 */
export const fallbackWidth = (widths: number[]): number => widths[Math.floor((widths.length - 1) / 2)] as number;

/** Address of the one file of a picture that every browser and every search engine can read. */
export const fallbackAddress = ({ src, widths }: Pick<Picture, 'src' | 'widths'>): string =>
  widths ? `${src}-${fallbackWidth(widths)}.webp` : src;
