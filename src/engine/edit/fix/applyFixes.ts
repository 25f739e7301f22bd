import { applyEdits } from '#engine/problems/applyEdits.ts';
import type { Edit, Problem } from '#engine/problems/problem.ts';
import { byteOrderMark } from '#shared/json.ts';

export interface AppliedFix {
  problem: Problem;
  /** Description: `"tilte" → "title"`. */
  what: string;
}

/**
 * Fixes problems of one file. Of two overlapping or adjacent fixes only the first is applied: it may resolve the other
 * problem.
 * @param text with its byte order mark
 */
export function applyFixes(text: string, problems: readonly Problem[]): { text: string; fixed: AppliedFix[] } {
  // Offsets of problems start after the byte order mark; it is itself at -1.
  const start = text.startsWith(byteOrderMark) ? byteOrderMark.length : 0;
  const edits: Edit[] = [];
  const fixed: AppliedFix[] = [];
  for (const problem of problems) {
    const problemEdits = problem.fix ?? [];
    if (problemEdits.length === 0 || problemEdits.some((edit) => edits.some((other) => touches(edit, other)))) continue;
    edits.push(...problemEdits);
    fixed.push({ problem, what: describeFix(problemEdits, text.slice(start)) });
  }
  const inText = edits.map((edit) => ({ ...edit, offset: edit.offset + start }));
  return { text: applyEdits(text, inText), fixed };
}

const touches = (a: Edit, b: Edit) => a.offset <= b.offset + b.length && b.offset <= a.offset + a.length;

/** UTF-16 code units. Longest range that is shown in full. */
const maxShownLength = 60;

const quoted = (text: string) => (text.includes('"') ? text : `"${text}"`);

/** Description of a fix for people: `"tilte" → "title"`. @param text without its byte order mark */
export function describeFix(fix: readonly Edit[], text: string): string {
  const first = fix[0];
  if (!first) return '';
  if (first.offset < 0) return 'delete the byte order mark';
  const start = Math.min(...fix.map(({ offset }) => offset));
  const end = Math.max(...fix.map(({ offset, length }) => offset + length));
  const isShort = end - start <= maxShownLength;
  const [from, to] = isShort ? [start, end] : [first.offset, first.offset + first.length];
  const old = text.slice(from, to);
  const shownEdits = isShort ? fix : [first];
  const next = applyEdits(
    old,
    shownEdits.map((edit) => ({ ...edit, offset: edit.offset - from })),
  );
  const places = !isShort && fix.length > 1 ? ` (${fix.length} places)` : '';
  if (next === '') return `delete ${quoted(old)}${places}`;
  return old === '' ? `insert ${quoted(next)}${places}` : `${old} → ${next}${places}`;
}
