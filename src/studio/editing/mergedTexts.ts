import { mergeTexts } from '#shared/mergeTexts.ts';
import type { JsonChange } from '#shared/studio.ts';
import type { PendingChange } from './queueState.ts';

type Typed = Pick<PendingChange, 'change' | 'isApart'>;

/** Texts of files that were merged with those of somebody else. Text that is typed since is based on the one before. */
export class MergedTexts {
  readonly #byFile = new Map<string, { from: string; to: string }>();

  /** @param mine change before merging; changes of single values are not recorded */
  record(file: string, mine: JsonChange | undefined, merged: JsonChange | undefined): void {
    if (mine?.kind === 'text' && merged?.kind === 'text') this.#byFile.set(file, { from: mine.text, to: merged.text });
  }

  /** Merges what is typed since; a text that cannot be merged is marked `isApart`. */
  merge(file: string, typed: Typed): Typed {
    const { change, isApart } = typed;
    const merged = this.#byFile.get(file);
    if (isApart || change.kind !== 'text' || !merged) return typed;
    const text = mergeTexts(merged.from, change.text, merged.to);
    return text === undefined ? { change, isApart: true } : { change: { ...change, text } };
  }

  delete = (file: string): boolean => this.#byFile.delete(file);

  keys = (): Iterable<string> => this.#byFile.keys();
}
