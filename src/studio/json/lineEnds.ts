/** A file's text as the editor has it: without the mark at its beginning, lines ended by `\n` alone. */
export const toEditor = (text: string): string => text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');

/**
 * The editor's text as it goes into a file: lines that were there end as they did, others as their neighbours.
 * @param before the file's text
 */
export function toFile(text: string, before: string): string {
  const mark = before.startsWith('\ufeff') ? '\ufeff' : '';
  const old = linesOf(before.slice(mark.length));
  const now = linesOf(text);
  let start = 0;
  while (start < now.length && start < old.length && now[start]?.text === old[start]?.text) start++;
  let end = 0;
  while (end < Math.min(now.length, old.length) - start && now.at(-1 - end)?.text === old.at(-1 - end)?.text) end++;
  const inserted = old[Math.max(0, start - 1)]?.end || '\n';
  const endOf = (line: Line, index: number) => {
    if (!line.end) return '';
    const same =
      index < start ? old[index] : index >= now.length - end ? old[old.length - now.length + index] : undefined;
    return same?.end || inserted;
  };
  return mark + now.map((line, index) => line.text + endOf(line, index)).join('');
}

interface Line {
  text: string;
  /** Empty for the last line of a text that does not end with a line break. */
  end: string;
}

const linesOf = (text: string): Line[] =>
  [...text.matchAll(/([^\r\n]*)(\r\n|\r|\n|$)/g)]
    .map(([whole, line = '', end = '']) => ({ whole, text: line, end }))
    .filter(({ whole }) => whole !== '');
