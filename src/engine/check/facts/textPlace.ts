import { ComposedFile } from '#engine/content/textFiles.ts';
import type { WalkPosition } from './walkPosition.ts';

/** Reports a text file where the text is no Markdown. @param position of the text */
export function checkTextPlace({ file, path, location, reports }: WalkPosition): void {
  if (!(file instanceof ComposedFile)) return;
  const { pointer } = location;
  if (file.textUses.some((use) => use.pointer === pointer))
    reports.add('text-file-place', { key: String(path.at(-1)) }, { file: file.written, pointer: `${pointer}/file` });
}
