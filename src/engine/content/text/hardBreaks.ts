import type { MarkdownIt as Markdown, Token } from 'markdown-it';
import { createRenderer } from '#shared/markdown.ts';
import { createMarkdownParser } from '#shared/markdownGrammar/parser.ts';
import type { MarkupKind } from './inspectMarkdown.ts';

/** Parser whose breaks between lines know where they are, and renderer that shows each of them as `<br>`. */
interface BreakTools {
  parser: Markdown;
  renderer: Markdown;
}

let tools: BreakTools | undefined;

function createTools(): BreakTools {
  const parser = createMarkdownParser();
  parser.inline.ruler.before('newline', 'located_newline', (state, isSilent) => {
    if (state.src[state.pos] !== '\n') return false;
    if (!isSilent) {
      const isHard = state.pending.endsWith('  ');
      state.pending = state.pending.replace(/ +$/, '');
      state.push(isHard ? 'hardbreak' : 'softbreak', 'br', 0).meta = { offset: state.pos };
    }
    state.pos++;
    while (/[ \t]/.test(state.src[state.pos] ?? '')) state.pos++;
    return true;
  });
  return { parser, renderer: createRenderer().set({ breaks: true }) };
}

/**
 * Lines after which a text goes on in the same paragraph.
 * @returns their numbers, from 0
 */
function brokenLines(text: string, markup: MarkupKind, { parser }: BreakTools): number[] {
  const tokens = markup === 'flow' ? parser.parse(text, {}) : parser.parseInline(text, {});
  return tokens.flatMap(({ children, content, map }: Token) =>
    (children ?? [])
      .filter(({ type }) => type === 'softbreak')
      .map(({ meta }) => (map?.[0] ?? 0) + content.slice(0, Number(meta?.offset)).split('\n').length - 1),
  );
}

/**
 * Writes the line ends within paragraphs as breaks that a page shows: with a backslash before them; with two spaces where
 * a backslash would change what is beside it. Those of code, tables, between blocks and after the last word stay.
 * @param signs to write before a line end, the preferred one first
 */
export function writeHardBreaks(written: string, markup: MarkupKind, signs: readonly string[] = ['\\', '  ']): string {
  const text = written.replace(/[ \t\r\n]+$/, '');
  return /[\r\n]/.test(text) ? writeBreaksIn(text, markup, signs) + written.slice(text.length) : written;
}

function writeBreaksIn(text: string, markup: MarkupKind, signs: readonly string[]): string {
  tools ??= createTools();
  const own = tools;
  const render = (written: string) =>
    markup === 'flow' ? own.renderer.render(written, {}) : own.renderer.renderInline(written, {});
  const shown = render(text);
  const broken = brokenLines(text, markup, own);
  const isSame = (lines: string[], changed: number[]) => {
    const written = lines.join('');
    return render(written) === shown && !brokenLines(written, markup, own).some((index) => changed.includes(index));
  };
  const lines = text.split(/(?<=\r\n|\r(?!\n)|\n)/);
  const withFirst = lines.map((line, index) => (broken.includes(index) ? endLine(line, signs[0] ?? '') : line));
  if (isSame(withFirst, broken)) return withFirst.join('');
  for (const index of broken) {
    const ways = signs.map((sign) => endLine(lines[index] ?? '', sign));
    lines[index] = ways.find((line) => isSame(lines.with(index, line), [index])) ?? (lines[index] as string);
  }
  return lines.join('');
}

/** Puts a sign before the end of a line, in place of a space there. */
const endLine = (line: string, sign: string): string => line.replace(/ ?(?=[\r\n]+$)/, () => sign);
