import type { PastedContents } from '#markdown/paste/clipboard.ts';
import type { PastedPart, PastedPicture } from '#markdown/paste/pasted.ts';
import { readPasted } from '#markdown/paste/readPasted.ts';
import { isPicture } from '#shared/media.ts';
import {
  type EditorContext,
  fetchCurrentOutline,
  type InsertPosition,
  insertBlocks,
  resolveInsertPosition,
} from '../composing/applyBlockSteps.ts';
import { uploadForPage } from '../media/uploadForPage.ts';
import { fetchSchemas } from '../queries.ts';
import { addPictures, pictureListAt } from './addPictures.ts';
import { blocksOfPasted } from './blocksOfPasted.ts';
import { showPartlyPasted } from './PartlyPasted.tsx';
import { findPasteTargets } from './pasteTargets.ts';
import { filesOfPictures } from './pictureFiles.ts';

/** Contents for a page. */
export interface ContentsForPage extends PastedContents {
  /** True if a text has taken the words already: only tables and pictures become blocks. */
  isRest?: boolean;
}

/**
 * Makes blocks of what was copied elsewhere, behind a block. Pictures alone go into the list of pictures of a block that
 * has one.
 */
export async function pasteContents(
  context: EditorContext,
  contents: ContentsForPage,
  position: InsertPosition,
): Promise<void> {
  const files = contents.files.filter(({ name, type }) => type.startsWith('image/') || isPicture(name));
  const parts = partsOf(contents, files);
  if (parts.length === 0) throw new Error('There is nothing in it that a page can show.');
  const sources = filesOfPictures(parts, files);
  // Of files alone, each is a picture.
  for (const [index, part] of hasTexts(contents) ? [] : parts.entries())
    if (part.kind === 'picture' && files[index]) sources.set(part, files[index]);
  const list = await pictureListAt(await fetchSchemas(), context, position.place);
  if (list && parts.every(({ kind }) => kind === 'picture') && sources.size === parts.length)
    return addPictures(context.editing, list, [...sources.values()]);
  const outline = await fetchCurrentOutline(context);
  const { accepts } = await resolveInsertPosition(context, outline, position);
  const uploaded = await uploadForPage([...sources.values()], context.opened.page?.file);
  const paths = new Map([...sources.keys()].map((picture, index) => [picture, uploaded[index]?.path]));
  const targets = findPasteTargets((await fetchSchemas()).blocks, accepts);
  const { blocks, lost } = blocksOfPasted(parts, targets, (picture) => paths.get(picture));
  if (blocks.length > 0) await insertBlocks(context, blocks, position);
  showPartlyPasted({ what: 'could not come.', lost });
}

const hasTexts = ({ html, text }: PastedContents): boolean => html.trim() !== '' || text.trim() !== '';

function partsOf(contents: ContentsForPage, files: readonly File[]): PastedPart[] {
  if (!hasTexts(contents))
    return files.map(({ name }): PastedPicture => ({ kind: 'picture', address: '', alt: '', name }));
  const parts = readPasted(contents);
  return contents.isRest ? parts.filter(({ kind }) => kind === 'table' || kind === 'picture') : parts;
}
