import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import type { FileChange } from './siteChange.ts';

/** Changes as a unified diff, with one line for a file that is only moved or removed. */
export function formatChanges(changes: readonly FileChange[], directory: string): string {
  return changes.map((change) => formatChange(change, directory)).join('\n');
}

function formatChange({ from, to, before, after }: FileChange, directory: string): string {
  const [old, next] = [from && `${directory}/${from}`, to && `${directory}/${to}`];
  const title =
    from && to && from !== to ? `move ${old} → ${next}\n` : !to ? `remove ${old}\n` : !from ? `new ${next}\n` : '';
  if (typeof after !== 'string' || typeof (before ?? '') !== 'string' || !next) return title;
  return title + unifiedDiff(old ?? '/dev/null', next, String(before ?? ''), after, 1);
}

/** Unified diff of two texts. @param context number of unchanged lines around each change */
export const unifiedDiff = (old: string, next: string, before: string, after: string, context: number): string =>
  createTwoFilesPatch(old, next, before, after, undefined, undefined, { context, headerOptions: FILE_HEADERS_ONLY });
