import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import type { FileChange } from './siteChange.ts';

/**
 * Changes as a unified diff, one part for each file; a file that only moves or goes is a line.
 * @param directory path of the pages folder as it was given on the command line
 */
export function showChanges(changes: readonly FileChange[], directory: string): string {
  return changes.map((change) => showChange(change, directory)).join('\n');
}

function showChange({ from, to, before, after }: FileChange, directory: string): string {
  const [old, next] = [from && `${directory}/${from}`, to && `${directory}/${to}`];
  const title =
    from && to && from !== to ? `move ${old} → ${next}\n` : !to ? `remove ${old}\n` : !from ? `new ${next}\n` : '';
  if (typeof after !== 'string' || typeof (before ?? '') !== 'string' || !next) return title;
  return title + unifiedDiff(old ?? '/dev/null', next, String(before ?? ''), after, 1);
}

/**
 * The difference of two texts as a unified diff.
 * @param context lines that are shown around each change
 */
export const unifiedDiff = (old: string, next: string, before: string, after: string, context: number): string =>
  createTwoFilesPatch(old, next, before, after, undefined, undefined, { context, headerOptions: FILE_HEADERS_ONLY });
