import type { JSONContent } from '@tiptap/react';
import { isHttp } from './addresses.ts';
import { applyClassStyles } from './classStyles.ts';
import { joinPieces } from './joinPieces.ts';
import type { ListLevel, PastedLine, PastedPart, PastedPiece } from './pasted.ts';
import { readPieces } from './readPieces.ts';

/** Texts of a clipboard; empty where it has none. */
export interface ClipboardTexts {
  html: string;
  text: string;
}

/** Parses HTML. It is never shown, so nothing of it runs and nothing is fetched. */
export type ParseHtml = (html: string) => Document;

const parseHtml: ParseHtml = (html) => new DOMParser().parseFromString(html, 'text/html');

/** Reads a clipboard, whatever program has filled it. Without HTML, its plain text stays as it is written. */
export function readPasted({ html, text }: ClipboardTexts, parse = parseHtml): PastedPart[] {
  if (!html.trim()) return joinPieces(readLines(text));
  const document = parse(withoutConditions(html));
  applyClassStyles(document);
  return joinPieces(readPieces(document.body));
}

/** Removes the conditions that Word writes for its own versions, as `<![if !supportLists]>`. */
const withoutConditions = (html: string): string => html.replace(/<!\[(?:if [^\]]*|endif)\]>/gi, '');

const bulletPattern = /^[\t ]*[•◦▪‣·●○■]\s+/;

/** Lines of plain text. An empty line ends a paragraph; a bullet begins an item; `>` before each line means a quotation. */
function readLines(text: string): PastedPiece[] {
  const bullets: ListLevel = { isOrdered: false, list: 'bullets' };
  return splitParagraphs(text).flatMap((paragraph): PastedPiece[] => {
    const quoted = quotedText(paragraph);
    if (quoted !== undefined)
      return splitParagraphs(quoted).map((one) => ({ kind: 'line', line: { ...lineOf(one, []), isQuote: true } }));
    const isItem = bulletPattern.test(paragraph);
    const line = lineOf(paragraph.replace(bulletPattern, ''), isItem ? [bullets] : []);
    return [{ kind: 'line', line: { ...line, isItem } }];
  });
}

const splitParagraphs = (text: string): string[] =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n\s*|\n(?=[\t ]*[•◦▪‣·●○■]\s)/)
    .filter((paragraph) => paragraph.trim());

/** Paragraph without the signs of a quotation, as mail programs write them; undefined for any other one. */
function quotedText(paragraph: string): string | undefined {
  const lines = paragraph.trim().split('\n');
  // A single line may as well say what is more than a number.
  if (!lines.every((line) => /^\s*>/.test(line)) || /^>\s*[\d.,]/.test(lines.join())) return undefined;
  return lines.map((line) => line.replace(/^\s*(?:> ?)+/, '')).join('\n');
}

function lineOf(paragraph: string, lists: readonly ListLevel[]): PastedLine {
  const lines = paragraph.trim().split(/[ \t]*\n[ \t]*/);
  const inline = lines.flatMap((line, index) => [...(index ? [{ type: 'hardBreak' }] : []), ...withLinks(line)]);
  return { inline, lists, isItem: false, isQuote: false };
}

/** Text in which addresses of websites are links. Nothing else is: `{site.name}` and `*stars*` stay what they are. */
function withLinks(line: string): JSONContent[] {
  const pieces = line.split(/((?:https?:\/\/)[^\s<>"{}]*[^\s<>"{}.,;:!?')\]])/i);
  return pieces
    .map((text): JSONContent => {
      const link = { type: 'link', attrs: { href: text, title: null } };
      return { type: 'text', text, ...(isHttp(text) && { marks: [link] }) };
    })
    .filter(({ text }) => text);
}
