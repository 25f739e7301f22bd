/**
 * Items of a list that are in the page's first HTML; those of a longer list are fetched when they are needed. Search
 * engines read the pages of the others from the sitemap.
 */
export const firstCount = 60;

/**
 * Items of a longer list that are shown at first and added whenever their end comes near: as many as can be made anew
 * between two key presses.
 */
export const batchCount = 12;

/** Whether the end of a list is fetched when it is needed. */
export const isLong = (items: readonly unknown[]): boolean => items.length > firstCount;
