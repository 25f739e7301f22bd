import { readFileSync } from 'node:fs';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { parseContent } from '#shared/contentFile/contentFile.ts';
import { isObject, type Json } from '#shared/json.ts';
import { readCurrentJson } from './readCurrentJson.ts';

const ignoredKeys = ['$schema', 'type'];

/** Limit of the cached texts in UTF-16 code units; files beyond it are read for each search. */
const maxIndexedLength = 128 * 1024 ** 2;

export class SearchIndex {
  readonly #textsByPath = new Map<string, { hash: string; texts: string }>();
  #totalLength = 0;

  /** Gets all texts of a file in lower case. */
  textsOf(file: SourceFile, hash: string): string {
    const cached = this.#textsByPath.get(file.absolute);
    if (cached?.hash === hash) return cached.texts;
    const texts: string[] = [];
    visitTexts(readJsonQuickly(file), (text) => texts.push(text));
    const found = { hash, texts: texts.join('\n').toLowerCase() };
    this.#totalLength += found.texts.length - (cached?.texts.length ?? 0);
    if (this.#totalLength <= maxIndexedLength) this.#textsByPath.set(file.absolute, found);
    else this.#totalLength -= found.texts.length;
    return found.texts;
  }
}

function readJsonQuickly(file: SourceFile): Json | undefined {
  try {
    return parseContent(file.path, readFileSync(file.absolute, 'utf8'));
  } catch {
    return readCurrentJson(file);
  }
}

/** Calls back with every text that an author has written, and its keys. */
export function visitTexts(
  value: Json | undefined,
  onText: (text: string, keys: (string | number)[]) => void,
  keys: (string | number)[] = [],
): void {
  if (typeof value === 'string') onText(value, keys);
  else if (Array.isArray(value))
    for (const [index, item] of value.entries()) visitTexts(item, onText, [...keys, index]);
  else if (isObject(value))
    for (const [key, child] of Object.entries(value))
      if (!ignoredKeys.includes(key)) visitTexts(child, onText, [...keys, key]);
}
