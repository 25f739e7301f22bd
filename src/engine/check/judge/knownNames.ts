import { Names } from '#shared/nearest.ts';

const known = new WeakMap<object, Names>();

/**
 * Names that many references are compared with, made ready once.
 * @param owner what they are the names of; it must not change any more
 */
export function namesOf(owner: object, names: () => Iterable<string>): Names {
  let found = known.get(owner);
  if (!found) {
    found = new Names(names());
    known.set(owner, found);
  }
  return found;
}
