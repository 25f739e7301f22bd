import { readFileSync } from 'node:fs';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { isObject, type Json } from '#shared/json.ts';
import { readNow } from './readNow.ts';

/** What no author has written. */
const ownKeys = ['$schema', 'type'];

/** UTF-16 code units of texts that are held; those of more files are read with each search. */
const mostUnits = 128 * 1024 ** 2;

/** Texts of files in small letters, by path on disk, with the hash of the file they were read from. */
export class SearchIndex {
  readonly #known = new Map<string, { hash: string; texts: string }>();
  #units = 0;

  /**
   * All texts of a file, in small letters.
   * @param hash of the file as it is now
   */
  textsOf(file: SourceFile, hash: string): string {
    const known = this.#known.get(file.absolute);
    if (known?.hash === hash) return known.texts;
    const texts: string[] = [];
    eachText(readQuickly(file), (text) => texts.push(text));
    const found = { hash, texts: texts.join('\n').toLowerCase() };
    this.#units += found.texts.length - (known?.texts.length ?? 0);
    if (this.#units <= mostUnits) this.#known.set(file.absolute, found);
    else this.#units -= found.texts.length;
    return found.texts;
  }
}

/** Most files are right, and parsing them is the fastest. */
function readQuickly(file: SourceFile): Json | undefined {
  try {
    return JSON.parse(readFileSync(file.absolute, 'utf8')) as Json;
  } catch {
    return readNow(file);
  }
}

/** Calls back with every text that an author has written, and the keys that lead to it. */
export function eachText(
  value: Json | undefined,
  found: (text: string, keys: (string | number)[]) => void,
  keys: (string | number)[] = [],
): void {
  if (typeof value === 'string') found(value, keys);
  else if (Array.isArray(value)) for (const [index, item] of value.entries()) eachText(item, found, [...keys, index]);
  else if (isObject(value))
    for (const [key, inside] of Object.entries(value))
      if (!ownKeys.includes(key)) eachText(inside, found, [...keys, key]);
}
