import { inspectMarkdown } from '#engine/content/text/inspectMarkdown.ts';
import { tokensIn } from '#engine/content/text/tokens.ts';
import { formatPointer } from '#shared/pointer.ts';
import { checkHeadingSteps } from './headingSteps.ts';
import type { WalkPosition } from './walkPosition.ts';

/** Adds the headings of a text as anchors. The ids of those with unknown tokens are unknown. */
export function addHeadings(text: string, { factsBuilder, path, isShown }: WalkPosition): void {
  const pointer = formatPointer(path);
  for (const { id, words } of inspectMarkdown(text, 'flow').headings) {
    if (tokensIn(words).length > 0) factsBuilder.isComplete = false;
    else if (id) factsBuilder.add('anchors', { id, pointer, isShown, isWritten: false, heading: words });
  }
}

/** Checks the headings of a text, or notes them if it has one outline with the texts of the blocks around it. */
export function walkHeadings(text: string, position: WalkPosition): void {
  const { currentBlock, path } = position;
  const { file, pointer } = position.location;
  const headings = inspectMarkdown(text, 'flow').headings.map(({ level, written: line }) => ({
    level,
    written: { line, location: { file, pointer } },
  }));
  const isPart = currentBlock && path.length === currentBlock.depth + 1;
  if (isPart && position.listedHeadings && !currentBlock.value.heading && currentBlock.value.hidden !== true)
    position.listedHeadings.push(...headings);
  else checkHeadingSteps(headings, position.reports);
}
