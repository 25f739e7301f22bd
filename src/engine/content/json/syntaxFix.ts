import type { Edit } from '#engine/problems/problem.ts';
import type { Token } from './lexer.ts';

/**
 * Puts straight quotation marks in place of curly or single ones.
 * @param next what follows the text
 * @returns no edits where the text may go on after what looks like its end, as in `'Mum's house'`
 */
export function straightQuotes({ text, offset, kind }: Token, next: Token): Edit[] {
  if (next.kind !== 'end' && !/^[,:}\]]$/.test(next.text)) return [];
  const quote = (at: number) => ({ offset: offset + at, length: 1, text: '"' });
  const end = quote(text.length - 1);
  const isStraightAlready = text.endsWith('"');
  const between = kind === 'single' ? insideSingle(text.slice(1, -1), offset + 1) : [];
  return [quote(0), ...between, ...(isStraightAlready ? [] : [end])];
}

/** Between double quotation marks an apostrophe needs no backslash, but each `"` does. */
function insideSingle(inside: string, offset: number): Edit[] {
  return [...inside.matchAll(/\\[\s\S]|"/g)].flatMap(({ index, 0: found }) => {
    if (found === "\\'") return [{ offset: offset + index, length: 1, text: '' }];
    return found === '"' ? [{ offset: offset + index, length: 0, text: '\\' }] : [];
  });
}

/** Puts a comma between two entries that stand on lines of their own; on one line, something else may be wrong. */
export function commaBetween(text: string, before: Token, next: Token): Edit[] {
  const end = before.offset + before.text.length;
  return text.slice(end, next.offset).includes('\n') ? [{ offset: end, length: 0, text: ',' }] : [];
}
