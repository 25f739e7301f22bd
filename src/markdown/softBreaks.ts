/** Line end with the blanks around it. */
const lineEndPattern = /[ \t]*(?:\r\n|\r|\n)[ \t]*/g;

/** True for a line end that stays on the page, after a backslash or two spaces. */
const isHardBreak = (lineEnd: string, before: string): boolean =>
  /^ {2}/.test(lineEnd) || (/^[\r\n]/.test(lineEnd) && /(?<!\\)(?:\\\\)*\\$/.test(before));

/**
 * Breaks the lines of a paragraph where its source has them, which is what they are but for what was changed: in what both
 * have in common before the change, and after it.
 * @param written paragraph anew, with spaces in place of line ends
 * @param before its source
 */
export function restoreLineEnds(written: string, before: string): string {
  const lineEnds = [...before.matchAll(lineEndPattern)]
    .map((match) => ({ lineEnd: match[0], at: match.index }))
    .filter(({ lineEnd, at }) => !isHardBreak(lineEnd, before.slice(0, at)));
  let text = written;
  let joined = before;
  for (const { lineEnd, at } of lineEnds.toReversed())
    joined = `${joined.slice(0, at)} ${joined.slice(at + lineEnd.length)}`;
  const most = Math.min(joined.length, written.length);
  let same = 0;
  while (same < most && joined[same] === written[same]) same++;
  let sameAtEnd = 0;
  while (sameAtEnd < most - same && joined.at(-1 - sameAtEnd) === written.at(-1 - sameAtEnd)) sameAtEnd++;
  let removed = lineEnds.reduce((sum, { lineEnd }) => sum + lineEnd.length - 1, 0);
  for (const { lineEnd, at } of lineEnds.toReversed()) {
    removed -= lineEnd.length - 1;
    const place = at - removed;
    const isAfter = place >= joined.length - sameAtEnd;
    const newPlace = isAfter ? written.length - (joined.length - place) : place;
    if (isAfter || place < same) text = text.slice(0, newPlace) + lineEnd + text.slice(newPlace + 1);
  }
  return text;
}
