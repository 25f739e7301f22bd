import type { SourceFile } from '#engine/problems/sourceFile.ts';
import type { WalkContext } from '../walkContext.ts';

/** Reports a text that is longer than its place is made for. */
export function reportOverflow(
  text: string,
  key: string,
  comfortable: number,
  { place, context }: { place: { file: SourceFile; pointer: string }; context: WalkContext },
): void {
  const { length } = [...text];
  if (length > comfortable) context.reports.add('text-overflows', { key, length, comfortable }, place);
}
