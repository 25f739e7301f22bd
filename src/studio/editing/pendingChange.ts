import type { JsonChange } from '#shared/studio.ts';

export interface PendingChange {
  file: string;
  change: JsonChange;
  label: string;
  typing?: string | undefined;
  /** A text that could not be merged with a version saved by somebody else: saving it would overwrite that. */
  isApart?: true;
}

/** @returns true if a change replaces the previous one of the same typing session */
export function replacesPrevious(last: PendingChange, next: PendingChange): boolean {
  if (next.typing === undefined || last.typing !== next.typing || last.file !== next.file) return false;
  if (next.change.kind === 'text') return true;
  return last.change.kind === 'set' && next.change.kind === 'set' && last.change.pointer === next.change.pointer;
}
