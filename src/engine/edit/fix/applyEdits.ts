import type { Edit, Problem } from '#engine/problems/problem.ts';

/** A problem that was fixed, and how. */
export interface Fixed {
  problem: Problem;
  /** `"tilte" → "title"`. */
  what: string;
}

/** The byte order mark. Problems count offsets from behind it: it is itself at -1. */
export const byteOrderMark = '\ufeff';

/**
 * Fixes problems of one file. Of two whose edits touch each other, only the first is fixed: the other may be gone.
 * @param text with its byte order mark, where it has one
 */
export function applyFixes(text: string, problems: readonly Problem[]): { text: string; fixed: Fixed[] } {
  const start = text.startsWith(byteOrderMark) ? byteOrderMark.length : 0;
  const edits: Edit[] = [];
  const fixed: Fixed[] = [];
  for (const problem of problems) {
    const own = problem.fix ?? [];
    if (own.length === 0 || own.some((edit) => edits.some((other) => touches(edit, other)))) continue;
    edits.push(...own);
    fixed.push({ problem, what: describeFix(own, text.slice(start)) });
  }
  const inText = edits.map((edit) => ({ ...edit, offset: edit.offset + start }));
  return { text: withEdits(text, inText), fixed };
}

const touches = (a: Edit, b: Edit) => a.offset <= b.offset + b.length && b.offset <= a.offset + a.length;

/** A text with edits made, whatever their order. They must not overlap. */
export function withEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const { offset, length, text: written } of [...edits].sort((a, b) => a.offset - b.offset)) {
    result += text.slice(at, offset) + written;
    at = offset + length;
  }
  return result + text.slice(at);
}

/** The widest stretch that is shown as a whole, in UTF-16 code units. */
const widest = 60;

const quoted = (text: string) => (text.includes('"') ? text : `"${text}"`);

/**
 * What a fix does, for a person: `"tilte" → "title"`.
 * @param text without its byte order mark
 */
export function describeFix(fix: readonly Edit[], text: string): string {
  const first = fix[0];
  if (!first) return '';
  if (first.offset < 0) return 'delete the byte order mark';
  const start = Math.min(...fix.map(({ offset }) => offset));
  const end = Math.max(...fix.map(({ offset, length }) => offset + length));
  const isShort = end - start <= widest;
  const [from, to] = isShort ? [start, end] : [first.offset, first.offset + first.length];
  const old = text.slice(from, to);
  const inside = isShort ? fix : [first];
  const next = withEdits(
    old,
    inside.map((edit) => ({ ...edit, offset: edit.offset - from })),
  );
  const places = !isShort && fix.length > 1 ? ` (${fix.length} places)` : '';
  if (next === '') return `delete ${quoted(old)}${places}`;
  return old === '' ? `insert ${quoted(next)}${places}` : `${old} → ${next}${places}`;
}
