import type { PastedContents } from '#markdown/paste/clipboard.ts';
import type { PastedPart } from '#markdown/paste/pasted.ts';
import { readPasted } from '#markdown/paste/readPasted.ts';
import { showPartlyPasted } from './PartlyPasted.tsx';
import type { ContentsForPage } from './pasteContents.ts';

/**
 * Says what a text could not take of pasted contents.
 * @param paste makes blocks of them; undefined where there are none
 */
export function sayPartlyPasted(
  contents: PastedContents,
  paste: ((contents: ContentsForPage) => void) | undefined,
): void {
  const parts = readPasted(contents).filter(({ kind }) => kind !== 'text' && kind !== 'quote');
  const files = contents.files.map((file): PastedPart => ({ kind: 'picture', address: '', alt: file.name }));
  showPartlyPasted({
    what: 'came as lines or not at all: a text holds words, lists and links.',
    lost: parts.length > 0 ? parts : files,
    addAsBlocks: paste && (() => paste({ ...contents, isRest: true })),
  });
}
