import type { PageTrace } from '#shared/pageTrace.ts';
import { isWithin } from '#shared/pointer.ts';
import { isPrompt } from '#shared/prompt.ts';
import type { FileLocation } from '#shared/studio.ts';

/** Text of a block with what the page shows there. */
export interface ShownText {
  text: FileLocation;
  shown: string;
}

/** Finds the text of a new block with which writing begins: its first prompt, or without prompts its first text. */
export function firstTextOf({ origins, blocks }: PageTrace, block: FileLocation): ShownText | undefined {
  const texts = blocks
    .flatMap((region) => region.texts)
    .flatMap(([shown, index]): ShownText[] => {
      const origin = origins[index];
      if (!origin || origin.isDefault || !['text', 'markdown'].includes(origin.shownAs)) return [];
      const text = { file: origin.file, pointer: origin.pointer };
      return isWithin(text, block) ? [{ text, shown: shown.trim() }] : [];
    });
  return texts.find(({ shown }) => isPrompt(shown)) ?? texts[0];
}
