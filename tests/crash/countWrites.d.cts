/**
 * Calls back before every operation that changes a file of a folder, or a name in it.
 * @param folder path; operations elsewhere do not count
 * @param before takes the number of the operation, from 1, its name and its first path; if it throws, the operation is
 *   not done, but half of a file is written if the error has `isTorn`
 * @param isReadingToo true to count operations that read, too
 * @returns a function that ends the counting
 */
export function countWrites(
  folder: string,
  before: (number: number, name: string, path: string) => void,
  isReadingToo?: boolean,
): () => void;
