/** Number of items from which on a list is long and not shown at once. */
const minLongListLength = 61;

/**
 * Number of items of a long list that are shown at first, and added whenever the visitor nears their end: as many as
 * the browser can lay out between two key presses.
 */
export const batchSize = 12;

/** @returns true if a list is shown batch by batch */
export const isLongList = (items: readonly unknown[]): boolean => items.length >= minLongListLength;
