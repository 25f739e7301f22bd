/** A map that forgets what was not asked for the longest: for what is worth remembering, but not at any price. */
export class RecentMap<Key, Value> {
  readonly #limit: number;
  readonly #sizeOf: (value: Value) => number;
  readonly #entries = new Map<Key, Value>();
  #size = 0;

  /**
   * @param limit sum of the sizes of the entries that stay
   * @param sizeOf the same for a value each time; where left out, every entry counts as one
   */
  constructor(limit: number, sizeOf: (value: Value) => number = () => 1) {
    this.#limit = limit;
    this.#sizeOf = sizeOf;
  }

  get(key: Key): Value | undefined {
    const value = this.#entries.get(key);
    if (value === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  set(key: Key, value: Value): void {
    this.delete(key);
    this.#entries.set(key, value);
    this.#size += this.#sizeOf(value);
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#limit) return;
      this.delete(oldest);
    }
  }

  /** What is remembered, what was not asked for the longest first. */
  values(): Value[] {
    return [...this.#entries.values()];
  }

  delete(key: Key): void {
    const value = this.#entries.get(key);
    if (value !== undefined) this.#size -= this.#sizeOf(value);
    this.#entries.delete(key);
  }
}
