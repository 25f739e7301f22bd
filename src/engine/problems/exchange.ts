import type { Range } from './locate.ts';
import type { Edit } from './problem.ts';
import type { SourceFile } from './sourceFile.ts';

/** One word for another: a key, a text, or a link inside a text, as they read (not as JSON writes them). */
export interface Exchange {
  /** What must stand there; anything else, as a token in its place, is left alone. */
  from: string;
  to: string;
  /** The links in a text, for a link that stands inside a longer one: what looks like a link may be words about one. */
  linksIn?: (text: string) => string[];
}

/**
 * The edits that put one word in place of another.
 * @param range the key or text with its quotation marks; of a link inside a text, the first place where it seems to be
 * @param within the link as it stands in a longer text
 * @returns undefined when the text there is not plainly the one that is meant
 */
export function editsOf(
  exchange: Exchange,
  { text }: SourceFile,
  range: Range,
  within: string | undefined,
): Edit[] | undefined {
  const { from, to } = exchange;
  if (within !== undefined) return within === from ? editsOfLinks(text, exchange, range.offset) : undefined;
  const written = text.slice(range.offset, range.offset + range.length);
  if (written !== JSON.stringify(from)) return undefined;
  return [{ offset: range.offset, length: range.length, text: JSON.stringify(to) }];
}

const inside = (word: string) => JSON.stringify(word).slice(1, -1);

/** Every link of that address in the text around an offset: they are one problem, so they are corrected together. */
function editsOfLinks(text: string, { from, to, linksIn }: Exchange, offset: number): Edit[] | undefined {
  const string = stringAround(text, offset);
  if (!string) return undefined;
  const written = inside(from);
  const edits: Edit[] = [];
  for (let at = text.indexOf(written, string.offset); at >= 0 && at < string.end; ) {
    const end = at + written.length;
    // As `](/about)`, `](</about>)` or `](/about "title")`.
    if (/\]\(\s*<?$/.test(text.slice(string.offset, at)) && /^(?:[>)]|\s)/.test(text.slice(end, end + 1)))
      edits.push({ offset: at, length: written.length, text: inside(to) });
    at = text.indexOf(written, end);
  }
  const links = linksIn?.(JSON.parse(text.slice(string.offset, string.end))) ?? [];
  return edits.length > 0 && edits.length === links.filter((link) => link === from).length ? edits : undefined;
}

/** The JSON text, quotation marks included, that holds an offset. Its line begins outside of any text. */
function stringAround(text: string, offset: number): { offset: number; end: number } | undefined {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  const strings = /"(?:[^"\\\n\r]|\\.)*"/g;
  strings.lastIndex = lineStart;
  for (let found = strings.exec(text); found && found.index <= offset; found = strings.exec(text)) {
    const end = found.index + found[0].length;
    if (offset < end) return { offset: found.index, end };
  }
  return undefined;
}
