/**
 * The one width in which a picture exists as WebP too: the middle one, or the lower of two in the middle.
 * @param widths in px, ascending, at least one
 */
export const fallbackWidth = (widths: number[]): number => widths[Math.floor((widths.length - 1) / 2)] as number;
