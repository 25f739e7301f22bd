/** Those who listen to one kind of event. */
export class Listeners<Given extends unknown[] = []> {
  readonly #all = new Set<(...given: Given) => void>();

  /** @returns a function that unsubscribes */
  readonly subscribe = (listener: (...given: Given) => void): (() => void) => {
    this.#all.add(listener);
    return () => this.#all.delete(listener);
  };

  /** Calls all. An exception is reported as an uncaught error, and stops neither other listeners nor the caller. */
  notify(...given: Given): void {
    for (const listener of this.#all)
      try {
        listener(...given);
      } catch (error) {
        reportError(error);
      }
  }
}
