import { applyContentChange } from '#shared/contentFile/applyContentChange.ts';
import { parseContent } from '#shared/contentFile/contentFile.ts';
import type { Json } from '#shared/json.ts';
import type { FileState, JsonChange } from '#shared/studio.ts';

interface CachedValue {
  text: string;
  changes: readonly JsonChange[];
  json: Json | undefined;
}

/** Cache of parsed files with pending changes: a long list is parsed once, not for each part that shows it. */
export class FileValueCache {
  readonly #cache = new Map<string, CachedValue>();

  /** Value of a file with pending changes; undefined if it is invalid. */
  getValue({ file, text }: FileState, changes: readonly JsonChange[]): Json | undefined {
    const cached = this.#cache.get(file);
    const canContinue = cached?.text === text && cached.changes.every((change, index) => change === changes[index]);
    if (canContinue && cached.changes.length === changes.length) return cached.json;
    const json = canContinue
      ? applyIfPossible(file, () => cached.json, changes.slice(cached.changes.length))
      : applyIfPossible(file, () => parseContent(file, text), changes);
    this.#cache.set(file, { text, changes, json });
    return json;
  }
}

function applyIfPossible(file: string, read: () => Json | undefined, changes: readonly JsonChange[]): Json | undefined {
  try {
    const json = read();
    return json === undefined
      ? undefined
      : changes.reduce<Json>((value, change) => applyContentChange(file, value, change), json);
  } catch {
    return undefined;
  }
}
