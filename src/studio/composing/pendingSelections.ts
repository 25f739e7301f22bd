import type { FileLocation } from '#shared/studio.ts';

const keyOf = ({ file, pointer }: FileLocation) => `${file}#${pointer}`;

/** Selections made by block operations that are not in the address yet. */
export class PendingSelections {
  #keys: string[] = [];

  add(place: FileLocation): void {
    this.#keys.push(keyOf(place));
  }

  /**
   * Handles a new selection in the address. The router may show only the last of several selections, or none if the
   * user has selected something else: the skipped ones are dropped.
   * @returns true if a block operation has made the selection
   */
  confirm(place: FileLocation | undefined): boolean {
    const index = place ? this.#keys.lastIndexOf(keyOf(place)) : -1;
    this.#keys = index < 0 ? [] : this.#keys.slice(index + 1);
    return index >= 0;
  }
}
