import { inverseOf, type TextEdit } from './textEdit.ts';

/** An edit of one of the files of a folder. */
export interface FileEdit extends TextEdit {
  file: string;
}

/** The edits that take others back, in the order in which they are to be made. */
export const inversesOf = (edits: readonly FileEdit[]): FileEdit[] =>
  edits.toReversed().map((edit) => ({ file: edit.file, ...inverseOf(edit) }));

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

const touches = (one: FileEdit, other: FileEdit) =>
  one.file === other.file &&
  one.offset <= other.offset + other.removed.length &&
  other.offset <= one.offset + one.removed.length;

function shifted(edit: FileEdit, by: FileEdit): FileEdit {
  if (edit.file !== by.file || edit.offset < by.offset) return edit;
  return { ...edit, offset: edit.offset + by.inserted.length - by.removed.length };
}
