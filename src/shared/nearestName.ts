import { editDistance } from './editDistance.ts';

/** Number of wrong letters in a typing error; for more, other similarities are tried first. */
const maxTypos = 2;

/** Searches a set of names, which is prepared once for many searches. Of equally near names the first is returned. */
export class NameMatcher {
  readonly all: readonly string[];
  /** Names in lower case, in the same order. */
  readonly #lowerCase: string[];
  #byLowerCase: Map<string, string> | undefined;
  readonly #results = new Map<string, string | undefined>();

  constructor(names: Iterable<string>) {
    this.all = [...names];
    this.#lowerCase = this.all.map((name) => name.toLowerCase());
  }

  /**
   * Finds the name that was most likely meant: one that differs only in case, else the one with the fewest swapped,
   * wrong, missing and extra letters. At most a third of the word's letters may differ (but at least one).
   * @returns undefined if no name is near enough
   */
  findNearest(word: string): string | undefined {
    if (!this.#results.has(word)) this.#results.set(word, this.#find(word));
    return this.#results.get(word);
  }

  #find(word: string): string | undefined {
    const lowerCase = word.toLowerCase();
    const same = this.#findIgnoringCase(lowerCase);
    if (same !== undefined) return same;
    const maxDistance = Math.max(1, Math.floor(word.length / 3));
    // A narrow limit makes the search for close names much faster.
    for (const limit of [...new Set([1, maxTypos, maxDistance])].filter((one) => one <= maxDistance)) {
      const found = this.#findWithin(lowerCase, limit);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  #findIgnoringCase(lowerCase: string): string | undefined {
    if (!this.#byLowerCase) {
      this.#byLowerCase = new Map();
      for (const [index, name] of this.#lowerCase.entries())
        if (!this.#byLowerCase.has(name)) this.#byLowerCase.set(name, this.all[index] ?? '');
    }
    return this.#byLowerCase.get(lowerCase);
  }

  #findWithin(lowerCase: string, maxDistance: number): string | undefined {
    let limit = maxDistance;
    let best: string | undefined;
    for (let index = 0; index < this.#lowerCase.length && limit >= 0; index++) {
      const distance = editDistance(lowerCase, this.#lowerCase[index] ?? '', limit);
      if (distance > limit) continue;
      best = this.all[index];
      limit = distance - 1;
    }
    return best;
  }

  /**
   * Finds the path (of a page or file) that was most likely meant: in this order, one with a typing error, the only one
   * with another extension, the only one with the same last part, the nearest, or the only one that continues the path.
   */
  findNearestPath(path: string): string | undefined {
    const nearest = this.findNearest(path);
    if (nearest !== undefined && editDistance(path.toLowerCase(), nearest.toLowerCase(), maxTypos) <= maxTypos)
      return nearest;
    const stem = stemOf(path);
    const sameStem = stem.length > 3 ? this.all.filter((name) => stemOf(name) === stem) : [];
    if (sameStem.length === 1) return sameStem[0];
    const last = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
    const withSameName = last ? this.#filter((name) => name === last || name.endsWith(`/${last}`)) : [];
    if (withSameName.length > 0) return withSameName.length === 1 ? withSameName[0] : undefined;
    if (nearest !== undefined) return nearest;
    const continued = stem.length > 3 ? this.#filter((name) => name.startsWith(stem)) : [];
    return continued.length === 1 ? continued[0] : undefined;
  }

  #filter(matches: (lowerCase: string) => boolean): string[] {
    return this.all.filter((_, index) => matches(this.#lowerCase[index] ?? ''));
  }
}

/** Path without a file's extension, in lower case. */
const stemOf = (path: string) => path.replace(/\.\w+$/, '').toLowerCase();

/** `NameMatcher.findNearest` for names that are searched once. */
export const findNearestName = (word: string, names: Iterable<string>): string | undefined =>
  new NameMatcher(names).findNearest(word);

/** `NameMatcher.findNearestPath` for paths that are searched once. */
export const findNearestPath = (path: string, paths: Iterable<string>): string | undefined =>
  new NameMatcher(paths).findNearestPath(path);
