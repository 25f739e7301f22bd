/** Index after a step, looping. */
export const wrappedIndex = (index: number, by: number, count: number): number => (index + by + count) % count;

/**
 * Index of the picture to show when the pictures have changed (specification 000, section 4).
 * @returns the same index; 0 if there is no such picture any more
 */
export const existingIndexOrFirst = (index: number, count: number): number => (index >= 0 && index < count ? index : 0);
