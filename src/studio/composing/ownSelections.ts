import type { Place } from '#shared/studio.ts';

const keyOf = ({ file, pointer }: Place) => `${file}#${pointer}`;

/** What was selected by what was done with blocks, and has not come to the address yet. */
export class OwnSelections {
  #keys: string[] = [];

  add(place: Place): void {
    this.#keys.push(keyOf(place));
  }

  /**
   * Takes note of what the address says now. Of several selections the router shows but the last one, and none where somebody
   * has chosen something else meanwhile: those before it never come.
   * @returns whether it was selected by what was done
   */
  arrived(place: Place | undefined): boolean {
    const at = place ? this.#keys.lastIndexOf(keyOf(place)) : -1;
    this.#keys = at < 0 ? [] : this.#keys.slice(at + 1);
    return at >= 0;
  }
}
