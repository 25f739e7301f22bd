import type { FileLocation } from '#shared/studio.ts';

const keyOf = ({ file, pointer }: FileLocation) => `${file}#${pointer}`;

/** Selections made by block operations that are not in the address yet. */
export class PendingSelections {
  #keys: string[] = [];

  add(place: FileLocation): void {
    this.#keys.push(keyOf(place));
  }

  /**
   * Drops what the router has skipped: it may show only the last of several selections, or none.
   * @param place new selection in the address
   * @returns true if a block operation has made it
   */
  confirm(place: FileLocation | undefined): boolean {
    const index = place ? this.#keys.lastIndexOf(keyOf(place)) : -1;
    this.#keys = index < 0 ? [] : this.#keys.slice(index + 1);
    return index >= 0;
  }
}
