/** A stretch of a text that is replaced, in UTF-16 code units of the text before. */
export interface TextEdit {
  offset: number;
  /** What stood there. */
  removed: string;
  /** What stands there afterwards. */
  inserted: string;
}

/** A text after an edit. */
export const applyEdit = (text: string, { offset, removed, inserted }: TextEdit): string =>
  text.slice(0, offset) + inserted + text.slice(offset + removed.length);

/** The edit that takes another one back, from the text after it. */
export const inverseOf = ({ offset, removed, inserted }: TextEdit): TextEdit => ({
  offset,
  removed: inserted,
  inserted: removed,
});

/** An edit without what is the same before and after it, at its beginning and at its end. */
export function trimmed({ offset, removed, inserted }: TextEdit): TextEdit {
  const shorter = Math.min(removed.length, inserted.length);
  let start = 0;
  while (start < shorter && removed[start] === inserted[start]) start++;
  let tail = 0;
  while (tail < shorter - start && removed.at(-1 - tail) === inserted.at(-1 - tail)) tail++;
  return {
    offset: offset + start,
    removed: removed.slice(start, removed.length - tail),
    inserted: inserted.slice(start, inserted.length - tail),
  };
}
