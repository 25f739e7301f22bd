import type { ProblemCollector, ValueLocation } from '../problemCollector.ts';

/** Heading in the texts of a list of blocks, or of one of the blocks themselves. */
export interface ListedHeading {
  /** Undefined for the heading of a block, which is as high as the highest in the texts. */
  level?: number;
  /** Line as it is written, and the text. */
  written?: { line: string; location: ValueLocation };
}

/**
 * Reports the first heading that skips a level. The page decides the level of the highest one: only the steps between
 * headings count.
 */
export function checkHeadingSteps(headings: ListedHeading[], reports: ProblemCollector): void {
  const highest = Math.min(...headings.flatMap(({ level }) => level ?? []));
  let previous = highest - 1;
  for (const { level = highest, written } of headings) {
    if (written && level > previous + 1) {
      const args = { found: '#'.repeat(level), expected: '#'.repeat(previous + 1) };
      reports.add('heading-skipped', args, { ...written.location, within: written.line });
      return;
    }
    previous = level;
  }
}
