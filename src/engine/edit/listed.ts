import { count } from '#shared/words.ts';

/** How many lines of a kind are shown; nobody reads more. */
const most = 25;

/** Lines for a terminal, at most 25 of them, and how many more there are. */
export const listed = (lines: readonly string[]): string[] =>
  lines.length <= most ? [...lines] : [...lines.slice(0, most - 1), `  … and ${lines.length - most + 1} more`];

/** Numbers of changes by file. */
type Counts = ReadonlyMap<string, number>;

/**
 * A line for each file that was changed: `  pages/about.json (2)`.
 * @param moves new paths by old ones
 */
export const listedCounts = (counts: Counts, pages: string, moves?: ReadonlyMap<string, string>): string[] =>
  listed([...counts].map(([path, number]) => `  ${pages}/${moves?.get(path) ?? path} (${number})`));

/** All changes of all files. */
export const sumOf = (counts: Counts): number => [...counts.values()].reduce((sum, number) => sum + number, 0);

/**
 * Which files moved, and which references follow.
 * @param what moved, as `/about to /us`
 * @param counts references that were rewritten, by old path
 * @param unused says that there were none
 */
export function movedLines(
  { pages, isDryRun }: { pages: string; isDryRun?: boolean },
  what: string,
  moves: ReadonlyMap<string, string>,
  counts: Counts,
  unused: string,
): string[] {
  const total = sumOf(counts);
  return [
    `${isDryRun ? 'Would move' : 'Moved'} ${what}:`,
    ...listed([...moves].map(([old, next]) => `  ${pages}/${old} → ${pages}/${next}`)),
    total
      ? `${count(total, 'reference')} in ${count(counts.size, 'file')} ${total === 1 ? 'follows' : 'follow'}:`
      : unused,
    ...listedCounts(counts, pages, moves),
  ];
}
