const vocabulary = (
  'campus lecture library workshop engine bridge river season harvest signal circuit turbine archive theatre ' +
  'garden kitchen market orchard station village window mirror lantern compass journal letter number pattern ' +
  'project question answer method result lesson teacher student partner visitor early careful steady bright open ' +
  'quiet modern local central annual practical useful common central build measure compare explain repair design ' +
  'carry follow gather prepare support improve between beyond during without across within along after before'
).split(' ');

/** Generator of words that look like prose, the same ones for the same seed. */
export class Words {
  #state: number;
  readonly #vocabulary: readonly string[];

  /**
   * @param seed an integer above 0
   * @param from the vocabulary
   */
  constructor(seed: number, from: readonly string[] = vocabulary) {
    this.#state = seed * 2654435761;
    this.#vocabulary = from;
  }

  /**
   * A number from 1 to `below`. Xorshift (Marsaglia, "Xorshift RNGs", 2003): the numbers only need to look different.
   */
  number(below: number): number {
    this.#state ^= this.#state << 13;
    this.#state ^= this.#state >>> 17;
    this.#state ^= this.#state << 5;
    return 1 + ((this.#state >>> 0) % below);
  }

  /** A number of words, the first one capitalized. */
  phrase(length: number): string {
    const words = Array.from({ length }, () => this.#vocabulary[this.number(this.#vocabulary.length) - 1]).join(' ');
    return words.charAt(0).toUpperCase() + words.slice(1);
  }

  sentence(length: number): string {
    return `${this.phrase(length)}.`;
  }
}
