import { getOrInsert } from '#shared/getOrInsert.ts';
import { Names } from '#shared/nearest.ts';

const known = new WeakMap<object, Names>();

/**
 * Names that many references are compared with, made ready once.
 * @param owner what they are the names of; it must not change any more
 */
export const namesOf = (owner: object, names: () => Iterable<string>): Names =>
  getOrInsert(known, owner, () => new Names(names()));
