/** Replacement of a range of a text; offset in UTF-16 code units. */
export interface TextEdit {
  offset: number;
  removed: string;
  inserted: string;
}

export const applyEdit = (text: string, { offset, removed, inserted }: TextEdit): string =>
  text.slice(0, offset) + inserted + text.slice(offset + removed.length);

export const invertEdit = ({ offset, removed, inserted }: TextEdit): TextEdit => ({
  offset,
  removed: inserted,
  inserted: removed,
});

/** Removes the common beginning and end of removed and inserted text. */
export function trimEdit({ offset, removed, inserted }: TextEdit): TextEdit {
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

/** @returns true if the ranges of two edits of one text overlap or are adjacent */
export const areAdjacent = (first: TextEdit, second: TextEdit): boolean =>
  first.offset <= second.offset + second.removed.length && second.offset <= first.offset + first.removed.length;
