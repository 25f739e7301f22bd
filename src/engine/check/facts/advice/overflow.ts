import type { SourceFile } from '#engine/problems/sourceFile.ts';
import type { Reports } from '../../reports.ts';

/** Reports a text that is longer than its place is made for. */
export function reportOverflow(
  text: string,
  key: string,
  comfortable: number,
  place: { file: SourceFile; pointer: string },
  reports: Reports,
): void {
  const { length } = [...text];
  if (length > comfortable) reports.add('text-overflows', { key, length, comfortable }, place);
}
