import type { ClipboardTexts } from './readPasted.ts';
import { withPicturesOfRtf } from './rtfPictures.ts';

/** Contents of a clipboard: its texts, and the pictures and other files in it. */
export interface PastedContents extends ClipboardTexts {
  files: File[];
}

/** Reads what a paste or a drop brings. Of code that an editor for programs has coloured, the plain text counts. */
export function readClipboard(data: DataTransfer): PastedContents {
  const isCode = data.types.includes('vscode-editor-data');
  return {
    html: isCode ? '' : withPicturesOfRtf(data.getData('text/html'), data.getData('text/rtf')),
    text: data.getData('text/plain'),
    files: [...data.files],
  };
}
