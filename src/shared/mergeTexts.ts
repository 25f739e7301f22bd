import { diffLines } from 'diff';
import { applyEdit, areAdjacent, type TextEdit, trimEdit } from './textEdit.ts';

/** Number of added and removed lines above which texts count as entirely different. */
const maxChangedLines = 1000;

/**
 * Edits that change one text to another, one for each changed range of lines, trimmed.
 * @returns edits from the last to the first: their offsets hold in the old text, and when they are applied in sequence
 */
export const diffTexts = (before: string, after: string): TextEdit[] => lineEdits(before, after).map(trimEdit);

/**
 * Merges two versions of a text.
 * @param before text that both are based on
 * @returns undefined if both have changed the same or adjacent lines differently
 */
export function mergeTexts(before: string, mine: string, theirs: string): string | undefined {
  const theirEdits = lineEdits(before, theirs);
  const myEdits = lineEdits(before, mine).filter((edit) => !theirEdits.some((other) => isSameEdit(edit, other)));
  if (myEdits.some((edit) => theirEdits.some((other) => areAdjacent(edit, other)))) return undefined;
  return [...myEdits, ...theirEdits].sort((a, b) => b.offset - a.offset).reduce(applyEdit, before);
}

/** Edits of full lines, from the last to the first. */
function lineEdits(before: string, after: string): TextEdit[] {
  if (before === after) return [];
  const parts = diffLines(before, after, { maxEditLength: maxChangedLines });
  if (!parts) return [{ offset: 0, removed: before, inserted: after }];
  const edits: TextEdit[] = [];
  let offset = 0;
  let edit: TextEdit | undefined;
  for (const { value, added, removed } of parts) {
    if (added || removed) {
      if (!edit) {
        edit = { offset, removed: '', inserted: '' };
        edits.unshift(edit);
      }
      edit[added ? 'inserted' : 'removed'] += value;
    } else edit = undefined;
    if (!added) offset += value.length;
  }
  return edits;
}

const isSameEdit = (first: TextEdit, second: TextEdit) =>
  first.offset === second.offset && first.removed === second.removed && first.inserted === second.inserted;
