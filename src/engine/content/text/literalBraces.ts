import type { Token } from 'markdown-it';
import { type MarkupKind, parseMarkdown } from './inspectMarkdown.ts';

/** Characters that no text has, for the braces of code while tokens of a text are looked for. */
const hidden = { '{': '\uFDD0', '}': '\uFDD1' } as const;

const codeTokens = ['code_inline', 'code_block', 'fence'];

/** Matches what only texts with code have: backticks, a fence of tildes, indented lines. */
const possibleCode = { inline: /`/, flow: /`|~~~|^(?: {4}| {0,3}\t)/m };

/** Hides the braces of code in Markdown, where `{site.phone}` is no token. The text is as long as before. */
export function hideBracesInCode(text: string, markup: MarkupKind): string {
  if (!possibleCode[markup].test(text)) return text;
  // The parser does not say where code stands in a line, so that each brace is numbered.
  let count = 0;
  const numbered = text.replaceAll(/[{}]/g, () => `${hidden['{']}${count++}${hidden['}']}`);
  const isInCode = new Set(numbersInCode(parseMarkdown(numbered, markup)));
  let index = 0;
  return text.replaceAll(/[{}]/g, (brace) => (isInCode.has(index++) ? hidden[brace as keyof typeof hidden] : brace));
}

/** Restores the braces of code. */
export const showHiddenBraces = (text: string): string =>
  text.replaceAll(hidden['{'], '{').replaceAll(hidden['}'], '}');

/**
 * Place of a piece of a text among equal ones: the same may stand before it in code.
 * @param text with the braces of code hidden
 */
export function placeOf(piece: string, text: string, offset: number): { within: string; skip: number } {
  return { within: piece, skip: showHiddenBraces(text.slice(0, offset)).split(piece).length - 1 };
}

const numberPattern = new RegExp(`${hidden['{']}(\\d+)${hidden['}']}`, 'g');

const numbersInCode = (tokens: Token[]): number[] =>
  tokens.flatMap(({ type, content, info, children }) =>
    codeTokens.includes(type)
      ? [...(info + content).matchAll(numberPattern)].map(([, number]) => Number(number))
      : numbersInCode(children ?? []),
  );
