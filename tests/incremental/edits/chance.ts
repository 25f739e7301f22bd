/** Choices made by numbers that were drawn beforehand, so that a failing sequence can be told and run again. */
export class Chance {
  readonly #numbers: number[];
  #next = 0;

  /** @param numbers whole numbers from 0 on, at least one; they are used one after the other and then again */
  constructor(numbers: number[]) {
    this.#numbers = numbers;
  }

  /** A whole number below a bound; 0 where the bound leaves nothing else. */
  below(bound: number): number {
    const number = this.#numbers[this.#next++ % this.#numbers.length] ?? 0;
    return bound > 1 ? number % bound : 0;
  }

  /** One of several things; undefined when there are none. */
  pick<T>(from: readonly T[]): T | undefined {
    return from[this.below(from.length)];
  }

  /** True half of the times. */
  flip(): boolean {
    return this.below(2) === 1;
  }
}
