import { isObject } from '#shared/json.ts';
import type { FileState } from '#shared/studio.ts';
import type { TextStorage } from '../siteStorage.ts';
import type { PendingChange } from './queueState.ts';

const storageKey = 'lintel-studio:pending';

export interface StoredPendingChanges {
  pending: readonly PendingChange[];
  bases: Record<string, FileState>;
}

const isPendingChange = (change: Partial<PendingChange> | null): change is PendingChange =>
  typeof change?.file === 'string' && typeof change.change?.kind === 'string';

export class PendingStore {
  readonly #storage: TextStorage;
  /** True if the stored changes are of this tab: those of another tab are not removed. */
  #isOwn = false;

  constructor(storage: TextStorage) {
    this.#storage = storage;
  }

  read(): StoredPendingChanges {
    const text = this.#storage.getItem(storageKey);
    this.#isOwn = text !== null;
    try {
      const { pending, bases } = JSON.parse(text ?? '') as StoredPendingChanges;
      if (Array.isArray(pending) && isObject(bases)) return { pending: pending.filter(isPendingChange), bases };
    } catch {
      // Written by another program.
    }
    return { pending: [], bases: {} };
  }

  /** @returns false if there was no room */
  write(work: StoredPendingChanges): boolean {
    try {
      if (work.pending.length) this.#storage.setItem(storageKey, JSON.stringify(work));
      else if (this.#isOwn) this.#storage.removeItem(storageKey);
      this.#isOwn = work.pending.length > 0;
      return true;
    } catch {
      return false;
    }
  }
}
