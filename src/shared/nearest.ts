import { distance } from './distance.ts';

/** Letters that are wrong by a slip of the finger; where more are, another likeness may say more. */
const slip = 2;

/** Names to search, made ready once for many questions. Where several are equally near, the first of them is meant. */
export class Names {
  readonly all: readonly string[];
  /** In small letters, in the same order. */
  readonly #small: string[];
  #bySmall: Map<string, string> | undefined;
  readonly #answers = new Map<string, string | undefined>();

  constructor(names: Iterable<string>) {
    this.all = [...names];
    this.#small = this.all.map((name) => name.toLowerCase());
  }

  /**
   * The name that was most likely meant: one that differs in capitals only, else the nearest by swapped, wrong, missing
   * and extra letters, of which a third of the word may be wrong (and at least one letter).
   * @returns undefined when no name is near enough
   */
  nearest(word: string): string | undefined {
    if (!this.#answers.has(word)) this.#answers.set(word, this.#find(word));
    return this.#answers.get(word);
  }

  #find(word: string): string | undefined {
    const small = word.toLowerCase();
    const same = this.#sameLetters(small);
    if (same !== undefined) return same;
    const most = Math.max(1, Math.floor(word.length / 3));
    // What is nearly right is found much sooner with a narrow limit.
    for (const limit of [...new Set([1, slip, most])].filter((one) => one <= most)) {
      const found = this.#within(small, limit);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  #sameLetters(small: string): string | undefined {
    if (!this.#bySmall) {
      this.#bySmall = new Map();
      for (const [index, name] of this.#small.entries())
        if (!this.#bySmall.has(name)) this.#bySmall.set(name, this.all[index] ?? '');
    }
    return this.#bySmall.get(small);
  }

  #within(small: string, most: number): string | undefined {
    let limit = most;
    let best: string | undefined;
    for (let index = 0; index < this.#small.length && limit >= 0; index++) {
      const far = distance(small, this.#small[index] ?? '', limit);
      if (far > limit) continue;
      best = this.all[index];
      limit = far - 1;
    }
    return best;
  }

  /**
   * The address (of a page, of a file) that was most likely meant: the same but for a slip, else the only one with
   * another ending or with the same last part, else near as a whole, else the only one that goes on where this one ends.
   */
  nearestPath(path: string): string | undefined {
    const near = this.nearest(path);
    if (near !== undefined && distance(path.toLowerCase(), near.toLowerCase(), slip) <= slip) return near;
    const stem = stemOf(path);
    const sameStem = stem.length > 3 ? this.all.filter((name) => stemOf(name) === stem) : [];
    if (sameStem.length === 1) return sameStem[0];
    const last = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
    const moved = last ? this.#where((name) => name === last || name.endsWith(`/${last}`)) : [];
    if (moved.length > 0) return moved.length === 1 ? moved[0] : undefined;
    if (near !== undefined) return near;
    const longer = stem.length > 3 ? this.#where((name) => name.startsWith(stem)) : [];
    return longer.length === 1 ? longer[0] : undefined;
  }

  #where(fits: (small: string) => boolean): string[] {
    return this.all.filter((_, index) => fits(this.#small[index] ?? ''));
  }
}

/** A path without the ending of a file. */
const stemOf = (path: string) => path.replace(/\.\w+$/, '').toLowerCase();

/** `Names.nearest` for names that are asked once. */
export const nearest = (word: string, names: Iterable<string>): string | undefined => new Names(names).nearest(word);

/** `Names.nearestPath` for paths that are asked once. */
export const nearestPath = (path: string, paths: Iterable<string>): string | undefined =>
  new Names(paths).nearestPath(path);
