import { diffArrays } from 'diff';
import { type TextEdit, trimEdit } from './textEdit.ts';

/** Number of added and removed lines above which texts count as entirely different. */
const maxChangedLines = 500;

/**
 * Edits that change one text to another, one for each changed range of lines, trimmed.
 * @returns edits to be applied in sequence
 */
export function diffTexts(before: string, after: string): TextEdit[] {
  const fullEdit = trimEdit({ offset: 0, removed: before, inserted: after });
  if (fullEdit.removed === fullEdit.inserted) return [];
  const parts = diffArrays(linesOf(before), linesOf(after), { maxEditLength: maxChangedLines });
  if (!parts) return [fullEdit];
  const edits: TextEdit[] = [];
  let offset = 0;
  let open: TextEdit | undefined;
  for (const { value, added, removed } of parts) {
    const text = value.join('');
    if (!added && !removed) {
      if (open) edits.push(trimEdit(open));
      open = undefined;
    } else {
      open ??= { offset, removed: '', inserted: '' };
      if (removed) open.removed += text;
      else open.inserted += text;
    }
    // Removed text is absent when the next edit is applied.
    if (!removed) offset += text.length;
  }
  return open ? [...edits, trimEdit(open)] : edits;
}

const linesOf = (text: string) => text.split(/(?<=\n)/);
