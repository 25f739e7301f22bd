import { getOrInsert } from '#shared/getOrInsert.ts';
import { NameMatcher } from '#shared/nearestName.ts';

const namesByOwner = new WeakMap<object, NameMatcher>();

/**
 * Name matcher, built once for names that many references are compared with.
 * @param owner cache key: the object that the names belong to; it must not change any more
 */
export const cachedNamesOf = (owner: object, names: () => Iterable<string>): NameMatcher =>
  getOrInsert(namesByOwner, owner, () => new NameMatcher(names()));
