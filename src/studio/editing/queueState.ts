import type { FileState, Saved } from '#shared/studio.ts';
import type { Conflict } from './conflict.ts';
import type { PendingChange } from './pendingChange.ts';

/** What the queue says of itself. */
export interface QueueState {
  /** Changes that are not on disk. */
  pending: readonly PendingChange[];
  isSaving: boolean;
  /** Why the last attempt has failed, in plain words. */
  failure?: { file: string; reason: string };
  conflict?: Conflict;
  /** The browser has no room: what is not on disk would be lost with this tab. */
  isOnlyHere?: true;
}

/** What the queue works with. */
export interface QueueParts {
  post: (name: string, body: unknown) => Promise<Saved>;
  /** Is given what is on disk now. */
  onSaved: (saved: Saved) => void;
  /** Is given a file as somebody else has saved it. */
  onRead: (file: FileState) => void;
  /** Where changes survive a reload and a crash. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}
