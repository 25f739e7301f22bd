import { applyChange } from '#shared/applyChange.ts';
import type { Json } from '#shared/json.ts';
import type { Change, FileState } from '#shared/studio.ts';
import { parse } from './mergeChanges.ts';

interface Known {
  text: string;
  changes: readonly Change[];
  json: Json | undefined;
}

/** Values of files as they were asked for last: a long list is read once, and not each time that something shows it. */
export class FileValues {
  readonly #known = new Map<string, Known>();

  /** The value of a file with changes that are not on disk yet; undefined where it cannot be read. */
  valueOf({ file, text }: FileState, changes: readonly Change[]): Json | undefined {
    const known = this.#known.get(file);
    const goesOn = known?.text === text && known.changes.every((change, index) => change === changes[index]);
    if (goesOn && known.changes.length === changes.length) return known.json;
    const json = goesOn ? changed(known.json, changes.slice(known.changes.length)) : changed(read(text), changes);
    this.#known.set(file, { text, changes, json });
    return json;
  }
}

/** A file's value; undefined where it cannot be read. */
function read(text: string): Json | undefined {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

/** A value after changes; undefined where they cannot be made. */
function changed(json: Json | undefined, changes: readonly Change[]): Json | undefined {
  try {
    return json === undefined ? undefined : changes.reduce<Json>(applyChange, json);
  } catch {
    return undefined;
  }
}
