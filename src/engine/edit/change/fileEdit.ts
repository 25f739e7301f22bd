import { applyEdit, invertEdit, type TextEdit } from '#shared/textEdit.ts';

/** Copy of a file that is not text. */
export interface StoredFile {
  stored: string;
  /** True if the file may be run as a program; absent to leave that as it is. */
  isExecutable?: boolean;
}

/** Symbolic link. */
export interface LinkContent {
  /** Target, as it is written in the link. */
  link: string;
}

export type FileContent = string | StoredFile | LinkContent;

export const isLinkContent = (content: FileContent | undefined): content is LinkContent =>
  typeof content === 'object' && 'link' in content;

export interface FileTextEdit extends TextEdit {
  file: string;
}

export interface FileMove {
  file: string;
  to: string;
}

export interface FileCreation {
  file: string;
  created: FileContent;
}

export interface FileRemoval {
  file: string;
  removedFile: FileContent;
}

export type FileEdit = FileTextEdit | FileMove | FileCreation | FileRemoval;

export const isTextEdit = (edit: FileEdit): edit is FileTextEdit => 'offset' in edit;

/** Edits that undo the given ones, in the order in which they must be applied. */
export const invertEdits = (edits: readonly FileEdit[]): FileEdit[] => edits.toReversed().map(invertFileEdit);

function invertFileEdit(edit: FileEdit): FileEdit {
  const { file } = edit;
  if (isTextEdit(edit)) return { file, ...invertEdit(edit) };
  if ('to' in edit) return { file: edit.to, to: file };
  return 'created' in edit ? { file, removedFile: edit.created } : { file, created: edit.removedFile };
}

export function codeUnitsOf(edit: FileEdit): number {
  if (isTextEdit(edit)) return edit.removed.length + edit.inserted.length;
  if ('to' in edit) return 0;
  const content = 'created' in edit ? edit.created : edit.removedFile;
  return typeof content === 'string' ? content.length : 0;
}

/** Updates known texts by an edit; modifies the map. */
export function applyToTexts(texts: Map<string, string>, edit: FileEdit): void {
  const { file } = edit;
  const before = texts.get(file);
  if (isTextEdit(edit)) return void texts.set(file, applyEdit(before ?? '', edit));
  texts.delete(file);
  if ('to' in edit && before !== undefined) texts.set(edit.to, before);
  if ('created' in edit && typeof edit.created === 'string') texts.set(file, edit.created);
}
