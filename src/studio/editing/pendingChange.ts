import type { Change } from '#shared/studio.ts';

/** A change that is not on disk yet. */
export interface PendingChange {
  file: string;
  change: Change;
  label: string;
  typing?: string | undefined;
  /** A text without what somebody else has saved meanwhile: it would write over that. */
  isApart?: true;
}

/** Whether a change takes the place of the one before it. */
export function isSameTyping(last: PendingChange, next: PendingChange): boolean {
  if (next.typing === undefined || last.typing !== next.typing || last.file !== next.file) return false;
  if (next.change.kind === 'text') return true;
  return last.change.kind === 'set' && next.change.kind === 'set' && last.change.pointer === next.change.pointer;
}
