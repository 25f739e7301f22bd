import type { PastedPart, PastedPicture } from '#markdown/paste/pasted.ts';

/**
 * Files of pasted pictures: of those that are written in the HTML, and of a single one that came with its HTML. All
 * others are on another computer or in a folder that browsers cannot read.
 * @param files of the clipboard
 */
export function filesOfPictures(parts: readonly PastedPart[], files: readonly File[]): Map<PastedPicture, File> {
  const pictures = parts.filter((part) => part.kind === 'picture');
  const found = new Map<PastedPicture, File>();
  for (const [index, picture] of pictures.entries()) {
    const file = fileOfDataAddress(picture.address, `picture-${index + 1}`);
    if (file) found.set(picture, file);
  }
  // Otherwise a file is a picture of all that was copied, as from a spreadsheet.
  const [only, ...others] = parts;
  const [file] = files;
  if (file && only?.kind === 'picture' && others.length === 0 && !found.has(only)) found.set(only, file);
  return found;
}

function fileOfDataAddress(address: string, name: string): File | undefined {
  const [, type = '', data = ''] = /^data:(image\/[\w.+-]+)[^,]*;base64,(.*)$/is.exec(address) ?? [];
  if (!data) return undefined;
  try {
    const bytes = Uint8Array.from(atob(data.replace(/\s/g, '')), (character) => character.charCodeAt(0));
    return new File([bytes], `${name}.${type.split('/')[1]?.replace(/\W.*/, '')}`, { type });
  } catch {
    // Damaged base64, which is a picture that cannot come.
    return undefined;
  }
}
