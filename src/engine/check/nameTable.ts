import type { ReferenceKind } from './graph.ts';

/** What a name names; `token` for a token of the site with its value, `text` for what is only written down once. */
export type NameKind = ReferenceKind | 'token' | 'text';

/** Names by number: what a page has met can be kept as a few numbers, however many pages have met the same. */
export class NameTable {
  readonly kinds: NameKind[] = [];
  readonly values: string[] = [];
  readonly #numbers = new Map<NameKind, Map<string, number>>();

  /** The number of a name that is in the table. */
  find(kind: NameKind, value: string): number | undefined {
    return this.#numbers.get(kind)?.get(value);
  }

  /** The number of a name, which is put into the table if it is not there yet. */
  add(kind: NameKind, value: string): number {
    let ofKind = this.#numbers.get(kind);
    if (!ofKind) {
      ofKind = new Map();
      this.#numbers.set(kind, ofKind);
    }
    let number = ofKind.get(value);
    if (number === undefined) {
      number = this.values.length;
      this.kinds.push(kind);
      this.values.push(value);
      ofKind.set(value, number);
    }
    return number;
  }
}
