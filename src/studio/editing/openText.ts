import type { TypedText, WrittenText } from '#shared/followedText.ts';
import { isEqualJson, type Json, parseFileText } from '#shared/json.ts';
import { formatPointer, parsePointer, readPath, valueAt } from '#shared/pointer.ts';
import type { FileLocation, FileState, JsonChange } from '#shared/studio.ts';
import type { EditQueue } from './editQueue.ts';
import { mergeChanges } from './mergeChanges.ts';

export interface OpenTextOptions {
  queue: EditQueue;
  place: FileLocation;
  label: string;
  /** Id shared by all changes of this text, which are undone as one. */
  typing: string;
  /** Text that the editor shows at the beginning. */
  shown: string;
  /** @returns the value to save for a text */
  toSave: (text: string) => Json;
  /** Shows a text that was saved elsewhere in the editor. */
  follow: (written: WrittenText) => void;
}

/**
 * A text of a file that is open in an editor elsewhere, such as on a page. It follows the file, and what is typed is
 * saved. Messages to and from the editor may cross: a text that was typed before the editor knew of another one is
 * saved as a change of the version that it is based on, so that both are merged, or both are offered.
 */
export class OpenText {
  readonly #options: OpenTextOptions;
  /** Value that the editor shows, as far as this side knows. */
  #last: Json | undefined;
  #shown: string;
  /** Version of the file with that value. */
  #base: FileState | undefined;
  #count = 0;
  /** Texts that the editor may not show yet, with the version of the file before each. */
  #unseen: { number: number; base: FileState | undefined }[] = [];
  readonly #unsubscribe: () => void;

  constructor(options: OpenTextOptions) {
    this.#options = options;
    const { queue, place, shown } = options;
    this.#shown = shown;
    this.#last = valueAt(queue.json(place.file), place.pointer);
    this.#base = queue.baseOf(place.file);
    this.#unsubscribe = queue.subscribe(() => this.#compare());
  }

  /** Saves what was typed. */
  type({ text, seen }: TypedText): void {
    const { queue, place, label, typing, toSave } = this.#options;
    const firstUnseen = this.#unseen.find(({ number }) => number > seen);
    this.#unseen = [];
    this.#shown = text;
    this.#last = toSave(text);
    const before = firstUnseen?.base ? jsonOf(firstUnseen.base) : queue.json(place.file);
    const change = setWithParents(before, place.pointer, this.#last);
    queue.change(place.file, change, label, typing, firstUnseen?.base);
  }

  /** Ends following. What was typed is saved nevertheless. */
  end(): void {
    this.#unsubscribe();
  }

  #compare(): void {
    const { queue, place, follow } = this.#options;
    const value = valueAt(queue.json(place.file), place.pointer);
    if (isEqualJson(value, this.#last)) {
      if (!this.#unseen.length) this.#base = queue.baseOf(place.file);
      return;
    }
    const isSamePlace = this.#isSamePlace();
    this.#count += 1;
    this.#unseen.push({ number: this.#count, base: this.#base });
    this.#last = value;
    this.#base = queue.baseOf(place.file);
    // What is at another place by now is not shown here: whatever is typed is offered beside it.
    if (!isSamePlace || (typeof value !== 'string' && typeof value !== 'number')) return;
    const written = { number: this.#count, text: String(value), shown: this.#shown };
    this.#shown = written.text;
    follow(written);
  }

  /** Checks that the lists around the text have the same items as before. */
  #isSamePlace(): boolean {
    const { queue, place } = this.#options;
    const now = queue.baseOf(place.file);
    if (!this.#base || !now) return false;
    const probe: JsonChange = { kind: 'set', pointer: place.pointer, value: '' };
    return mergeChanges(this.#base.text, now.text, [probe]) !== undefined;
  }
}

export const parseTypedValue = (before: string | number, text: string): Json =>
  typeof before === 'number' && text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;

function jsonOf({ text }: FileState): Json | undefined {
  try {
    return parseFileText(text);
  } catch {
    return undefined;
  }
}

/** Sets a value, and creates the missing JSON objects around it. */
function setWithParents(json: Json | undefined, pointer: string, value: Json): JsonChange {
  const keys = parsePointer(pointer);
  const missing = keys.findIndex((_, index) => readPath(json, keys.slice(0, index + 1)) === undefined);
  const innerKeys = missing === -1 ? [] : keys.slice(missing + 1);
  return {
    kind: 'set',
    pointer: formatPointer(keys.slice(0, keys.length - innerKeys.length)),
    value: innerKeys.reduceRight<Json>((child, key) => ({ [key]: child }), value),
  };
}
