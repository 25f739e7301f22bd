import { applyEdit, inverseOf, type TextEdit } from './textEdit.ts';

/** A file that is no text, as a copy of it. */
export interface StoredFile {
  /** Path on disk of the copy. */
  stored: string;
}

/** What a file holds: its text, or a copy of it. */
export type FileContent = string | StoredFile;

/** An edit of the text of one of the files of a folder. */
export interface FileTextEdit extends TextEdit {
  file: string;
}

/** A file gets another path. */
export interface FileMove {
  file: string;
  to: string;
}

/** A file is there from now on. */
export interface FileCreation {
  file: string;
  created: FileContent;
}

/** A file is gone from now on. */
export interface FileRemoval {
  file: string;
  removedFile: FileContent;
}

/** What happens to one of the files of a folder. */
export type FileEdit = FileTextEdit | FileMove | FileCreation | FileRemoval;

/** Whether an edit is one of a text, which others may have changed elsewhere. */
export const isTextEdit = (edit: FileEdit): edit is FileTextEdit => 'offset' in edit;

/** The edits that take others back, in the order in which they are to be made. */
export const inversesOf = (edits: readonly FileEdit[]): FileEdit[] => edits.toReversed().map(inverseOfFileEdit);

function inverseOfFileEdit(edit: FileEdit): FileEdit {
  const { file } = edit;
  if (isTextEdit(edit)) return { file, ...inverseOf(edit) };
  if ('to' in edit) return { file: edit.to, to: file };
  return 'created' in edit ? { file, removedFile: edit.created } : { file, created: edit.removedFile };
}

/** UTF-16 code units that an edit holds in memory. */
export function unitsOf(edit: FileEdit): number {
  if (isTextEdit(edit)) return edit.removed.length + edit.inserted.length;
  if ('to' in edit) return 0;
  const content = 'created' in edit ? edit.created : edit.removedFile;
  return typeof content === 'string' ? content.length : 0;
}

/** Texts of files after an edit, as far as they are known; changes the map. */
export function applyToTexts(texts: Map<string, string>, edit: FileEdit): void {
  const { file } = edit;
  const before = texts.get(file);
  if (isTextEdit(edit)) return void texts.set(file, applyEdit(before ?? '', edit));
  texts.delete(file);
  if ('to' in edit && before !== undefined) texts.set(edit.to, before);
  if ('created' in edit && typeof edit.created === 'string') texts.set(file, edit.created);
}
