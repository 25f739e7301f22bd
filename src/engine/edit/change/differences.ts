import { diffArrays } from 'diff';
import { type TextEdit, trimmed } from './textEdit.ts';

/** Above which two texts count as different as a whole, in lines that came or went. */
const mostLines = 500;

/**
 * What somebody has changed in a text: an edit for each stretch of lines, without what is the same at its ends.
 * @returns edits to be made one after the other
 */
export function differences(before: string, after: string): TextEdit[] {
  const whole = trimmed({ offset: 0, removed: before, inserted: after });
  if (whole.removed === whole.inserted) return [];
  const parts = diffArrays(linesOf(before), linesOf(after), { maxEditLength: mostLines });
  if (!parts) return [whole];
  const edits: TextEdit[] = [];
  let offset = 0;
  let open: TextEdit | undefined;
  for (const { value, added, removed } of parts) {
    const text = value.join('');
    if (!added && !removed) {
      if (open) edits.push(trimmed(open));
      open = undefined;
    } else {
      open ??= { offset, removed: '', inserted: '' };
      if (removed) open.removed += text;
      else open.inserted += text;
    }
    // What is taken out is no longer there when the next edit is made.
    if (!removed) offset += text.length;
  }
  return open ? [...edits, trimmed(open)] : edits;
}

const linesOf = (text: string) => text.split(/(?<=\n)/);
