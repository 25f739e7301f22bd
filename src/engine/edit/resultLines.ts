import { formatCount } from '#shared/formatText.ts';

const maxLines = 25;

export const limitLines = (lines: readonly string[]): string[] =>
  lines.length <= maxLines
    ? [...lines]
    : [...lines.slice(0, maxLines - 1), `  … and ${lines.length - maxLines + 1} more`];

type Counts = ReadonlyMap<string, number>;

/** Line for each changed file: `  pages/about.json (2)`. @param moves new paths by old ones */
export const formatCounts = (counts: Counts, pages: string, moves?: ReadonlyMap<string, string>): string[] =>
  limitLines([...counts].map(([path, number]) => `  ${pages}/${moves?.get(path) ?? path} (${number})`));

export const sumCounts = (counts: Counts): number => [...counts.values()].reduce((sum, number) => sum + number, 0);

/**
 * Lines about moved files and renamed references.
 * @param what was moved: `/about to /us`
 * @param unused sentence used if there were none
 */
export function describeMoves(
  { pages, isDryRun }: { pages: string; isDryRun?: boolean },
  what: string,
  moves: ReadonlyMap<string, string>,
  counts: Counts,
  unused: string,
): string[] {
  const total = sumCounts(counts);
  return [
    `${isDryRun ? 'Would move' : 'Moved'} ${what}:`,
    ...limitLines([...moves].map(([old, next]) => `  ${pages}/${old} → ${pages}/${next}`)),
    total
      ? `${formatCount(total, 'reference')} in ${formatCount(counts.size, 'file')} ${total === 1 ? 'follows' : 'follow'}:`
      : unused,
    ...formatCounts(counts, pages, moves),
  ];
}
