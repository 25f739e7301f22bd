/** The index after a step, round the ends. */
export const step = (index: number, by: number, count: number): number => (index + by + count) % count;

/**
 * The picture to show when there are other pictures than before (specification 000, section 4).
 * @returns the same index; the first when there is no such picture any more
 */
export const settle = (index: number, count: number): number => (index >= 0 && index < count ? index : 0);
