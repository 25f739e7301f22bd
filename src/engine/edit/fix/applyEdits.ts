import type { Edit, Problem } from '#engine/problems/problem.ts';

/** A text with or without a byte order mark in front of it. */
export interface MarkedText {
  hasMark: boolean;
  text: string;
}

/** A text after some problems were mended, and those that were. */
export interface Mended extends MarkedText {
  mended: Problem[];
}

/** Mends problems of one file. Of two whose edits touch each other, only the first is mended: the other may be gone. */
export function mend({ hasMark, text }: MarkedText, problems: readonly Problem[]): Mended {
  const edits: Edit[] = [];
  const mended: Problem[] = [];
  for (const problem of problems) {
    const own = problem.fix ?? [];
    if (own.length === 0 || own.some((edit) => edits.some((other) => touches(edit, other)))) continue;
    edits.push(...own);
    mended.push(problem);
  }
  const removesMark = edits.some(({ offset }) => offset < 0);
  return { hasMark: hasMark && !removesMark, text: withEdits(text, edits), mended };
}

const touches = (a: Edit, b: Edit) => a.offset <= b.offset + b.length && b.offset <= a.offset + a.length;

/** A text with edits made, whatever their order. They must not overlap. */
export function withEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const { offset, length, text: written } of [...edits].sort((a, b) => a.offset - b.offset)) {
    if (offset < 0) continue;
    result += text.slice(at, offset) + written;
    at = offset + length;
  }
  return result + text.slice(at);
}

/** The widest stretch that is shown as a whole, in UTF-16 code units. */
const widest = 60;

const quoted = (text: string) => (text.includes('"') ? text : `"${text}"`);

/** What a fix does, for a person: `"tilte" → "title"`. */
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
