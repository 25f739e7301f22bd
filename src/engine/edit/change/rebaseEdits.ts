import { areAdjacent } from '#shared/textEdit.ts';
import { type FileEdit, isTextEdit } from './fileEdit.ts';

/**
 * Rebases edits onto others that start from the same files. Unlike `mergeTexts`, which merges versions by full lines, it
 * keeps apart edits of different words in one line, and follows moved files.
 * @returns the edits to be applied after the others, and the others to be applied after the edits; undefined if they
 * conflict
 */
export function rebaseEdits(
  edits: readonly FileEdit[],
  others: readonly FileEdit[],
): { edits: FileEdit[]; others: FileEdit[] } | undefined {
  let rebasedOthers = [...others];
  const rebased: FileEdit[] = [];
  for (let edit of edits) {
    const after: FileEdit[] = [];
    for (const other of rebasedOthers) {
      if (conflicts(edit, other)) return undefined;
      after.push(shiftEdit(other, edit));
      edit = shiftEdit(edit, other);
    }
    rebasedOthers = after;
    rebased.push(edit);
  }
  return { edits: rebased, others: rebasedOthers };
}

function conflicts(first: FileEdit, second: FileEdit): boolean {
  if (isTextEdit(first) && isTextEdit(second)) return first.file === second.file && areAdjacent(first, second);
  // Moving a file does not conflict with edits of its text.
  const [firstPaths, secondPaths] = [pathsOf(first), pathsOf(second)];
  const moved =
    'to' in first && isTextEdit(second) ? first.file : 'to' in second && isTextEdit(first) ? second.file : undefined;
  return firstPaths.some((path) => secondPaths.includes(path) && path !== moved);
}

const pathsOf = (edit: FileEdit) => ('to' in edit ? [edit.file, edit.to] : [edit.file]);

function shiftEdit(edit: FileEdit, other: FileEdit): FileEdit {
  if (!isTextEdit(edit) || edit.file !== other.file) return edit;
  if ('to' in other) return { ...edit, file: other.to };
  if (!isTextEdit(other) || edit.offset < other.offset) return edit;
  return { ...edit, offset: edit.offset + other.inserted.length - other.removed.length };
}
