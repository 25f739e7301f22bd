import { inspectMarkdown } from '#engine/content/text/inspectMarkdown.ts';
import { tokensIn } from '#engine/content/text/tokens.ts';
import { formatPointer } from '#shared/pointer.ts';
import type { WalkPosition } from './walkPosition.ts';

/** Adds the headings of a text as anchors. The ids of those with unknown tokens are unknown. */
export function addHeadings(text: string, { factsBuilder, path, isShown }: WalkPosition): void {
  const pointer = formatPointer(path);
  for (const { id, words } of inspectMarkdown(text, 'flow').headings) {
    if (tokensIn(words).length > 0) factsBuilder.isComplete = false;
    else if (id) factsBuilder.add('anchors', { id, pointer, isShown, isWritten: false, heading: words });
  }
}
