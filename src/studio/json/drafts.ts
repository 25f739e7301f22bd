/** A text that is no JSON yet, and the one that it was made from. */
export interface Draft {
  text: string;
  base: string;
}

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Texts that cannot be saved yet, by file: they survive a reload. */
export class Drafts {
  readonly #storage: DraftStorage;

  constructor(storage: DraftStorage) {
    this.#storage = storage;
  }

  read(file: string): Draft | undefined {
    try {
      const draft = JSON.parse(this.#storage.getItem(nameOf(file)) ?? '') as Partial<Draft>;
      return typeof draft.text === 'string' && typeof draft.base === 'string' ? (draft as Draft) : undefined;
    } catch {
      return undefined;
    }
  }

  /** Gives whether there was room. */
  write(file: string, draft: Draft): boolean {
    try {
      this.#storage.setItem(nameOf(file), JSON.stringify(draft));
      return true;
    } catch {
      return false;
    }
  }

  remove(file: string): void {
    this.#storage.removeItem(nameOf(file));
  }
}

const nameOf = (file: string) => `lintel-studio:draft:${file}`;
