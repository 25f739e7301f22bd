import type { TracedSourceLocation } from '#shared/pageTrace.ts';

/** Table of source locations; equal ones share an id. */
export class SourceLocationTable {
  readonly all: TracedSourceLocation[] = [];
  readonly #ids = new Map<string, number>();

  idOf(location: TracedSourceLocation): number {
    const key = `${location.file}#${location.pointer} ${location.shownAs}`;
    const existingId = this.#ids.get(key);
    if (existingId !== undefined) return existingId;
    this.#ids.set(key, this.all.length);
    return this.all.push(location) - 1;
  }
}
