import type { FileState, SaveResult } from '#shared/studio.ts';
import type { PendingChange } from './pendingChange.ts';
import type { SaveConflict } from './saveConflict.ts';

export interface QueueState {
  /** Changes that are not on disk yet. */
  pending: readonly PendingChange[];
  isSaving: boolean;
  /** Failure of the last attempt; the reason is in plain words. */
  failure?: { file: string; reason: string };
  conflict?: SaveConflict;
  /** The browser has no room: unsaved changes would be lost with this tab. */
  isOnlyHere?: true;
}

export interface EditQueueOptions {
  post: (name: string, body: unknown) => Promise<SaveResult>;
  /** Called with the result of each save. */
  onSaved: (saved: SaveResult) => void;
  /** Called with a version that somebody else has saved. */
  onRead: (file: FileState) => void;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}
