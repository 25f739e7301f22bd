/** Text that cannot be saved yet, and the text of the file that it was made from. */
export interface UnsavedText {
  text: string;
  base: string;
}

type UnsavedTextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Stores texts that cannot be saved yet in the browser, by file, so that they survive a reload. */
export class UnsavedTexts {
  readonly #storage: UnsavedTextStorage;

  constructor(storage: UnsavedTextStorage) {
    this.#storage = storage;
  }

  read(file: string): UnsavedText | undefined {
    try {
      const draft = JSON.parse(this.#storage.getItem(storageKey(file)) ?? '') as Partial<UnsavedText>;
      return typeof draft.text === 'string' && typeof draft.base === 'string' ? (draft as UnsavedText) : undefined;
    } catch {
      return undefined;
    }
  }

  /** @returns true if there was room */
  write(file: string, draft: UnsavedText): boolean {
    try {
      this.#storage.setItem(storageKey(file), JSON.stringify(draft));
      return true;
    } catch {
      return false;
    }
  }

  remove(file: string): void {
    this.#storage.removeItem(storageKey(file));
  }
}

const storageKey = (file: string) => `lintel-studio:draft:${file}`;
