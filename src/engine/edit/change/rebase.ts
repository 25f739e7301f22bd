import { type FileEdit, isTextEdit } from './fileEdit.ts';
import type { TextEdit } from './textEdit.ts';

/**
 * What becomes of edits when others are made before them, both lists from the same state of the files on.
 * @returns the edits, to be made after the others; and the others, as they would be after the edits. Undefined when two of
 *   them touch each other: then nobody knows what is meant
 */
export function rebase(
  edits: readonly FileEdit[],
  others: readonly FileEdit[],
): { edits: FileEdit[]; others: FileEdit[] } | undefined {
  let over = [...others];
  const rebased: FileEdit[] = [];
  for (let edit of edits) {
    const after: FileEdit[] = [];
    for (const other of over) {
      if (touches(edit, other)) return undefined;
      after.push(shifted(other, edit));
      edit = shifted(edit, other);
    }
    over = after;
    rebased.push(edit);
  }
  return { edits: rebased, others: over };
}

function touches(one: FileEdit, other: FileEdit): boolean {
  if (isTextEdit(one) && isTextEdit(other)) return one.file === other.file && overlap(one, other);
  // A text goes with its file.
  const [ones, others] = [pathsOf(one), pathsOf(other)];
  const moved = 'to' in one && isTextEdit(other) ? one.file : 'to' in other && isTextEdit(one) ? other.file : undefined;
  return ones.some((path) => others.includes(path) && path !== moved);
}

const overlap = (one: TextEdit, other: TextEdit) =>
  one.offset <= other.offset + other.removed.length && other.offset <= one.offset + one.removed.length;

const pathsOf = (edit: FileEdit) => ('to' in edit ? [edit.file, edit.to] : [edit.file]);

function shifted(edit: FileEdit, by: FileEdit): FileEdit {
  if (!isTextEdit(edit) || edit.file !== by.file) return edit;
  if ('to' in by) return { ...edit, file: by.to };
  if (!isTextEdit(by) || edit.offset < by.offset) return edit;
  return { ...edit, offset: edit.offset + by.inserted.length - by.removed.length };
}
