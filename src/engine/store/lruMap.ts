/** Map with a size limit that evicts the least recently used entries. */
export class LruMap<Key, Value> {
  readonly #limit: number;
  readonly #sizeOf: (value: Value) => number;
  readonly #entries = new Map<Key, Value>();
  #size = 0;

  /**
   * @param limit sum of the sizes of all entries
   * @param sizeOf must return the same size for a value each time; default: 1
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

  /** Values, the least recently used first. */
  values(): Value[] {
    return [...this.#entries.values()];
  }

  delete(key: Key): void {
    const value = this.#entries.get(key);
    if (value !== undefined) this.#size -= this.#sizeOf(value);
    this.#entries.delete(key);
  }
}
