import type { Problem } from '#engine/problems/problem.ts';
import { getOwnValue, isObject, type Json, type JsonObject } from '#shared/json.ts';
import { escapePointerKey, parsePointer, valueAt } from '#shared/pointer.ts';
import type { JsonFiles } from './randomSite.ts';

/** Changes of one text: which one, how, and with what. */
export type TextChange = [position: number, how: number, words: string];

interface TextPlace {
  file: string;
  pointer: string;
  text: string;
}

function textsIn(json: Json | undefined, file: string, pointer = ''): TextPlace[] {
  if (typeof json === 'string') return [{ file, pointer, text: json }];
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([key, value]) => textsIn(value, file, `${pointer}/${escapePointerKey(key)}`));
}

const ways: ((text: string, words: string) => string)[] = [
  (_, words) => words,
  (text, words) => text + words,
  (text, words) => words + text,
  (text, words) => text.slice(0, text.length / 2) + words + text.slice(text.length / 2),
];

function set(files: JsonFiles, { file, pointer }: Omit<TextPlace, 'text'>, text: string): void {
  const keys = parsePointer(pointer);
  const name = keys.pop() ?? '';
  const holder = valueAt(files[file], keys.map((key) => `/${escapePointerKey(key)}`).join(''));
  Object.defineProperty(holder, name, { value: text, enumerable: true, configurable: true, writable: true });
}

/** JSON files with hostile words in their texts, from which what the check refuses can be taken back. */
export class HostileFiles {
  readonly files: JsonFiles;
  /** Original texts of changed places. */
  readonly #changed = new Map<string, TextPlace>();

  readonly #correct: JsonFiles;

  /** @param correct files in place of those that cannot be corrected */
  constructor(files: JsonFiles, changes: readonly TextChange[], correct: JsonFiles) {
    this.#correct = correct;
    this.files = structuredClone(files);
    const places = Object.entries(files).flatMap(([path, json]) => textsIn(json, path));
    for (const [position, how, words] of changes) {
      const place = places[position % places.length];
      if (!place) continue;
      this.#changed.set(`${place.file}#${place.pointer}`, place);
      set(this.files, place, (ways[how % ways.length] as (typeof ways)[number])(place.text, words));
    }
  }

  get hostileCount(): number {
    return this.#changed.size;
  }

  /** Takes back what causes errors: hostile words, else the generated part around them. */
  takeBack(errors: readonly Problem[]): void {
    // From the end, so that no removal moves the target of another pointer.
    const fromTheEnd = errors.toSorted((a, b) => b.pointer.localeCompare(a.pointer, 'en', { numeric: true }));
    for (const { code, file, pointer } of fromTheEnd) {
      if (code === 'site-value-missing') this.#removeToken(pointer);
      else if (!this.#restore(file, pointer)) this.#remove(file, pointer);
    }
  }

  /** Takes a token whose value is missing out of all texts; it is reported where the value would be. */
  #removeToken(pointer: string): void {
    const token = `{${['site', ...parsePointer(pointer)].join('.')}}`;
    for (const [path, json] of Object.entries(this.files))
      for (const place of textsIn(json, path))
        if (place.text.includes(token)) set(this.files, place, place.text.replaceAll(token, 'x'));
  }

  /** Restores the changed texts at a pointer, around it or inside. @returns false if there are none */
  #restore(file: string, pointer: string): boolean {
    const isWithin = (inner: string, outer: string) => `${inner}/`.startsWith(`${outer}/`);
    return this.#restoreAll(
      (place) => place.file === file && (isWithin(place.pointer, pointer) || isWithin(pointer, place.pointer)),
    );
  }

  #restoreAll(isAffected: (place: TextPlace) => boolean): boolean {
    const found = [...this.#changed].filter(([, place]) => isAffected(place));
    for (const [name, place] of found) {
      set(this.files, place, place.text);
      this.#changed.delete(name);
    }
    return found.length > 0;
  }

  /** Removes the block, item, setting or file with an error that no changed text causes; what must be there is replaced. */
  #remove(file: string, pointer: string): void {
    const [first = '', second] = parsePointer(pointer);
    const json = this.files[file];
    const correct = this.#correct[file];
    const part = json?.[first];
    // Places behind a removed item have moved: their texts stay as they are.
    const holder = first && `/${escapePointerKey(first)}`;
    for (const [name, place] of this.#changed)
      if (place.file === file && place.pointer.startsWith(holder)) this.#changed.delete(name);
    if (json && second !== undefined && Array.isArray(part)) part.splice(Number(second), 1);
    else if (json && second !== undefined && isObject(part) && Object.hasOwn(part, second)) delete part[second];
    else if (json && first) replaceKey(json, first, correct);
    else if (correct) this.files[file] = structuredClone(correct);
    else delete this.files[file];
  }
}

/** Gives a key the value that it has in a correct file, if any. */
function replaceKey(json: JsonObject, key: string, correct: JsonObject | undefined): void {
  const value = getOwnValue(correct, key);
  if (value === undefined) delete json[key];
  else json[key] = structuredClone(value);
}
