import { isPrompt } from '#shared/prompt.ts';
import type { FileLocation } from '#shared/studio.ts';
import { isText } from './pageRegions.ts';
import type { ContentNode, PageSourceMap } from './pageSourceMap.ts';

const unsavedTextByNode = new WeakMap<ContentNode, string>();

/**
 * Shows a plain text before the server has rendered it.
 * @param saved text on disk: a different text on the page was composed of more than this value
 */
export function previewText(
  sourceMap: PageSourceMap,
  { place, text, saved }: { place: FileLocation; text: string; saved: string | undefined },
): void {
  for (const shown of sourceMap.nodesAt(place)) {
    if (!isText(shown) || sourceMap.sourceOf(shown)?.shownAs !== 'text') continue;
    const shownText = shown.data.trim();
    const isSaved = shownText === saved || (saved === '' && isPrompt(shownText));
    if (shownText === text || (shownText !== unsavedTextByNode.get(shown) && !isSaved)) continue;
    shown.data = shown.data.replace(shownText, () => text);
    unsavedTextByNode.set(shown, text);
  }
}
