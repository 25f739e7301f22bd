/**
 * Calls back before everything that changes a file of a folder, or a name in it.
 * @param folder path; what is elsewhere does not count
 * @param before takes the number of the operation, from 1, its name and its first path; where it throws, the operation is
 *   not done, and half of a file is written where the error `isTorn`
 * @returns a function that ends the counting
 */
export function countWrites(folder: string, before: (number: number, name: string, path: string) => void): () => void;
