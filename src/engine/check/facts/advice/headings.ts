import type { SourceFile } from '#engine/problems/sourceFile.ts';
import type { Reports } from '../../reports.ts';

/** Reports the first heading of a text that is more than one step smaller than the one above it. */
export function checkHeadings(text: string, place: { file: SourceFile; pointer: string }, reports: Reports): void {
  const headings = [...text.matchAll(/^ {0,3}(#{1,6})[ \t]+\S.*$/gm)];
  const levels = headings.map(([, marks = '']) => marks.length);
  // Where the text stands decides about the level of its highest heading: only the steps between them count.
  let above = Math.min(...levels) - 1;
  for (const [index, level] of levels.entries()) {
    if (level > above + 1) {
      const within = headings[index]?.[0].trim() ?? '';
      const args = { found: '#'.repeat(level), expected: '#'.repeat(above + 1) };
      reports.add('heading-skipped', args, { ...place, within });
      return;
    }
    above = level;
  }
}
