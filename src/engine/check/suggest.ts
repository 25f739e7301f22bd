import { Names, nearest } from '#shared/nearest.ts';

/** Part of a problem's arguments: the name that was most likely meant, where there is one. */
export function suggest(word: string, names: Iterable<string>): { suggestion?: string } {
  const suggestion = nearest(word, names);
  return suggestion ? { suggestion } : {};
}

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
