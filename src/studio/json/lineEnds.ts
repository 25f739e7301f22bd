import { byteOrderMark, withoutByteOrderMark } from '#shared/json.ts';

/** Converts a file's text for the editor: without byte order mark, lines ended by `\n`. */
export const toEditorText = (text: string): string => withoutByteOrderMark(text).replace(/\r\n?/g, '\n');

/**
 * Unchanged lines keep their line ends, new ones take those of their neighbours.
 * @param before text of the file before the change
 */
export function toFileText(text: string, before: string): string {
  const mark = before.startsWith(byteOrderMark) ? byteOrderMark : '';
  const old = linesOf(withoutByteOrderMark(before));
  const current = linesOf(text);
  let start = 0;
  while (start < current.length && start < old.length && current[start]?.text === old[start]?.text) start++;
  let end = 0;
  while (end < Math.min(current.length, old.length) - start && current.at(-1 - end)?.text === old.at(-1 - end)?.text)
    end++;
  const inserted = old[Math.max(0, start - 1)]?.end || '\n';
  const endOf = (line: LineWithEnd, index: number) => {
    if (!line.end) return '';
    const same =
      index < start ? old[index] : index >= current.length - end ? old[old.length - current.length + index] : undefined;
    return same?.end || inserted;
  };
  return mark + current.map((line, index) => line.text + endOf(line, index)).join('');
}

interface LineWithEnd {
  text: string;
  /** Empty for the last line of a text that does not end with a line break. */
  end: string;
}

const linesOf = (text: string): LineWithEnd[] =>
  [...text.matchAll(/([^\r\n]*)(\r\n|\r|\n|$)/g)]
    .map(([matched, line = '', end = '']) => ({ matched, text: line, end }))
    .filter(({ matched }) => matched !== '');
