import { mergeTexts } from '../editing/text/textChanges.ts';
import type { Drafts } from './drafts.ts';
import { toEditor, toFile } from './lineEnds.ts';

/** How the text in the editor stands to the file. */
export interface TextState {
  /** What the editor shows. */
  text: string;
  /** It is no JSON, and what is new of it is not saved. */
  isBroken: boolean;
  /** Meanwhile the file has changed at the same place: somebody has to choose. */
  isApart: boolean;
  /** The browser has no room for what is not saved. */
  isOnlyHere: boolean;
}

/** What the text works with. */
interface TextParts {
  file: string;
  drafts: Drafts;
  /** Gives the file's own text. */
  disk: () => string;
  /** Whether something is on its way to the file: that decides then. */
  isWaiting: () => boolean;
  /** Has a text saved, as it goes into the file. */
  save: (text: string) => void;
  /** Is given every new state. */
  onChange: (state: TextState) => void;
}

/**
 * The text of a file in the editor: what is JSON is on its way to the file, what is not stays here. All texts are those
 * of the editor (`lineEnds.ts`) but the one that goes into the file.
 */
export class JsonText {
  readonly #parts: TextParts;
  #state: TextState;
  /** As the file was when editor and file last agreed, or as it is going to be. */
  #agreed: string;

  /** @param waiting text that is on its way to the file, if any */
  constructor(parts: TextParts, waiting: string | undefined) {
    this.#parts = parts;
    const draft = parts.drafts.read(parts.file);
    this.#agreed = draft?.base ?? toEditor(waiting ?? parts.disk());
    const text = draft?.text ?? this.#agreed;
    this.#state = { text, isBroken: !isJson(text), isApart: false, isOnlyHere: false };
  }

  get state(): TextState {
    return this.#state;
  }

  /** The file's text, for the editor. */
  get saved(): string {
    return toEditor(this.#parts.disk());
  }

  /** Takes what somebody has typed. */
  edit(text: string): void {
    if (text !== this.#state.text) this.#take(text);
  }

  /** Takes what the file holds now; has both changes where somebody else has changed other lines. */
  follow(): void {
    const { saved } = this;
    const { text } = this.#state;
    if (this.#parts.isWaiting() || saved === this.#agreed) return;
    const merged = text === this.#agreed ? saved : mergeTexts(this.#agreed, text, saved);
    if (merged === undefined) {
      this.#set({ isApart: true });
      return;
    }
    this.#agreed = saved;
    this.#set({ isApart: false });
    this.#take(merged);
  }

  /** Ends what is apart: goes on with what is here, over the file as it is, or with what the file holds. */
  resolve(choice: 'mine' | 'theirs'): void {
    const { text } = this.#state;
    this.#agreed = this.saved;
    this.#set({ isApart: false });
    this.#take(choice === 'mine' ? text : this.saved);
  }

  #take(text: string): void {
    const { file, drafts, save, disk } = this.#parts;
    const isBroken = !isJson(text);
    const isAgreed = text === this.#agreed;
    const stays = !isAgreed && (isBroken || this.#state.isApart);
    if (!stays) drafts.remove(file);
    const isStored = !stays || drafts.write(file, { text, base: this.#agreed });
    if (!stays) this.#agreed = text;
    this.#set({ text, isBroken, isOnlyHere: !isStored });
    if (!stays && !isAgreed) save(toFile(text, disk()));
  }

  #set(changed: Partial<TextState>): void {
    this.#state = { ...this.#state, ...changed };
    this.#parts.onChange(this.#state);
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
