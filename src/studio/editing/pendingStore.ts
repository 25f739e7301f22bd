import { isObject } from '#shared/json.ts';
import type { FileState } from '#shared/studio.ts';
import type { PendingChange } from './pendingChange.ts';

const name = 'lintel-studio:pending';

/** Changes that are not on disk, and by file what they were made in. */
export interface PendingWork {
  pending: readonly PendingChange[];
  bases: Record<string, FileState>;
}

const isChange = (one: Partial<PendingChange> | null): one is PendingChange =>
  typeof one?.file === 'string' && typeof one.change?.kind === 'string';

/** Where changes that are not on disk survive a reload and a crash. */
export class PendingStore {
  readonly #storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Another tab may have stored something: only what is of this one is removed. */
  #isOwn = false;

  constructor(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
    this.#storage = storage;
  }

  read(): PendingWork {
    const text = this.#storage.getItem(name);
    this.#isOwn = text !== null;
    try {
      const { pending, bases } = JSON.parse(text ?? '') as PendingWork;
      if (Array.isArray(pending) && isObject(bases)) return { pending: pending.filter(isChange), bases };
    } catch {
      // Another program has written it.
    }
    return { pending: [], bases: {} };
  }

  /** Gives whether there was room. */
  write(work: PendingWork): boolean {
    try {
      if (work.pending.length) this.#storage.setItem(name, JSON.stringify(work));
      else if (this.#isOwn) this.#storage.removeItem(name);
      this.#isOwn = work.pending.length > 0;
      return true;
    } catch {
      return false;
    }
  }
}
