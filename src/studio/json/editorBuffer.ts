import { tryParseContent } from '#shared/contentFile/contentFile.ts';
import { mergeTexts } from '#shared/mergeTexts.ts';
import type { TextStorage } from '../siteStorage.ts';
import { toEditorText, toFileText } from './lineEnds.ts';
import { readUnsavedText, storeUnsavedText } from './unsavedTexts.ts';

export interface BufferState {
  text: string;
  /** True if the text cannot be read as a file of its kind; its changes are not saved then. */
  isBroken: boolean;
  /** True if editor and file have changed the same lines: the user has to choose. */
  isApart: boolean;
  /** True if the browser's storage has no room for the unsaved text. */
  isOnlyHere: boolean;
}

interface BufferOptions {
  file: string;
  storage: TextStorage;
  disk: () => string;
  /** True while a change of the file is being saved; nothing is merged until then. */
  isWaiting: () => boolean;
  /** Saves a text, in the form of the file. */
  save: (text: string) => void;
  onChange: (state: BufferState) => void;
}

/**
 * Text of a file in the editor. A text that can be read is saved to the file; another stays here as a draft. All texts are in the
 * form of the editor (`lineEnds.ts`) except the one that is saved.
 */
export class EditorBuffer {
  readonly #options: BufferOptions;
  #state: BufferState;
  /** Text at the last time that editor and file agreed, or the text that is being saved. */
  #base: string;

  /** @param pendingText text that is being saved */
  constructor(options: BufferOptions, pendingText: string | undefined) {
    this.#options = options;
    const draft = readUnsavedText(options.storage, options.file);
    this.#base = draft?.base ?? toEditorText(pendingText ?? options.disk());
    const text = draft?.text ?? this.#base;
    this.#state = {
      text,
      isBroken: tryParseContent(options.file, text) === undefined,
      isApart: false,
      isOnlyHere: false,
    };
  }

  get state(): BufferState {
    return this.#state;
  }

  /** On disk, in the form of the editor. */
  get fileText(): string {
    return toEditorText(this.#options.disk());
  }

  edit(text: string): void {
    if (text !== this.#state.text) this.#setText(text);
  }

  /** Takes over changes of the file; merges them with unsaved changes of other lines. */
  mergeFromFile(): void {
    const { fileText: saved } = this;
    const { text } = this.#state;
    if (this.#options.isWaiting() || saved === this.#base) return;
    const merged = text === this.#base ? saved : mergeTexts(this.#base, text, saved);
    if (merged === undefined) {
      this.#set({ isApart: true });
      return;
    }
    this.#base = saved;
    this.#set({ isApart: false });
    this.#setText(merged);
  }

  resolveConflict(choice: 'mine' | 'theirs'): void {
    const { text } = this.#state;
    this.#base = this.fileText;
    this.#set({ isApart: false });
    this.#setText(choice === 'mine' ? text : this.fileText);
  }

  #setText(text: string): void {
    const { file, storage, save, disk } = this.#options;
    const isBroken = tryParseContent(this.#options.file, text) === undefined;
    const isBase = text === this.#base;
    const isDraft = !isBase && (isBroken || this.#state.isApart);
    const isStored = storeUnsavedText(storage, file, isDraft ? { text, base: this.#base } : undefined);
    if (!isDraft) this.#base = text;
    this.#set({ text, isBroken, isOnlyHere: !isStored });
    if (!isDraft && !isBase) save(toFileText(text, disk()));
  }

  #set(changed: Partial<BufferState>): void {
    this.#state = { ...this.#state, ...changed };
    this.#options.onChange(this.#state);
  }
}
