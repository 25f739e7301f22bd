/** Items from which on a list is long, so that it is not shown at once. */
const longFrom = 61;

/**
 * Items of a long list that are shown at first, and added whenever their end comes near: as many as can be laid out anew
 * between two key presses.
 */
export const batchCount = 12;

/** Tells whether a list is shown batch by batch. */
export const isLong = (items: readonly unknown[]): boolean => items.length >= longFrom;
