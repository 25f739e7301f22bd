/** Choices by pregenerated numbers, so that a failing sequence can be reported and repeated. */
export class Chance {
  readonly #numbers: number[];
  #next = 0;

  /** @param numbers non-negative integers, at least one; they are used in turn, cyclically */
  constructor(numbers: number[]) {
    this.#numbers = numbers;
  }

  /** An integer from 0 to below a bound; 0 if the bound is too small. */
  below(bound: number): number {
    const number = this.#numbers[this.#next++ % this.#numbers.length] ?? 0;
    return bound > 1 ? number % bound : 0;
  }

  /** One of several items; undefined when there are none. */
  pick<T>(from: readonly T[]): T | undefined {
    return from[this.below(from.length)];
  }

  /** True half of the times. */
  flip(): boolean {
    return this.below(2) === 1;
  }
}
