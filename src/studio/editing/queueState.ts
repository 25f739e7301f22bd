import type { FileState, JsonChange, SaveResult } from '#shared/studio.ts';
import type { TextStorage } from '../siteStorage.ts';
import type { SaveConflict } from './saveConflict.ts';

export interface PendingChange {
  /** Unique among all changes; absent in what an earlier version has stored. */
  id?: string;
  file: string;
  change: JsonChange;
  label: string;
  typing?: string | undefined;
  /** A text that could not be merged with a version saved by somebody else: saving it would overwrite that. */
  isApart?: true;
}

function replacesPrevious(last: PendingChange, next: PendingChange): boolean {
  if (next.typing === undefined || last.typing !== next.typing || last.file !== next.file) return false;
  if (next.change.kind === 'text') return true;
  return last.change.kind === 'set' && next.change.kind === 'set' && last.change.pointer === next.change.pointer;
}

/**
 * Adds a change behind pending ones. Of one typing session only the last change stays.
 * @param inFlight changes that are being saved, which stay
 */
export function addPending(
  pending: readonly PendingChange[],
  next: PendingChange,
  inFlight: readonly PendingChange[],
): PendingChange[] {
  const last = pending.at(-1);
  if (!last || inFlight.includes(last) || !replacesPrevious(last, next)) return [...pending, next];
  return [...pending.slice(0, -1), last.isApart ? { ...next, isApart: true } : next];
}

export interface QueueState {
  pending: readonly PendingChange[];
  /** Failure of the last attempt; the reason is in plain words. */
  failure?: { file: string; reason: string } | undefined;
  conflict?: SaveConflict | undefined;
  /** The browser has no room: unsaved changes would be lost with this tab. */
  isOnlyHere?: boolean;
}

export interface EditQueueOptions {
  post: (name: string, body: unknown) => Promise<SaveResult>;
  onSaved: (saved: SaveResult) => void;
  /** Called with a version that somebody else has saved. */
  onRead: (file: FileState) => void;
  /** Reads a file once more: what is known of it may be old. */
  reread: (file: string) => void;
  storage: TextStorage;
}
