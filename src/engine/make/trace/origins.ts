import type { Origin } from '#shared/pageTrace.ts';

/** Numbers origins: the same have the same number. */
export class Origins {
  /** By their numbers. */
  readonly all: Origin[] = [];
  readonly #ids = new Map<string, number>();

  idOf(origin: Origin): number {
    const key = `${origin.file}#${origin.pointer} ${origin.shownAs}`;
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    this.#ids.set(key, this.all.length);
    return this.all.push(origin) - 1;
  }
}
