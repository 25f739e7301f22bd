/** A part of what the language service says: code as it stands, or words. */
export type MarkdownBlock = { kind: 'code'; text: string } | { kind: 'words'; pieces: MarkdownPiece[] };

export interface MarkdownPiece {
  text: string;
  look?: 'strong' | 'code';
}

const fence = /```\w*\n([\s\S]*?)\n?```/g;

/** Reads the little of Markdown that schemas have: paragraphs, bold, code. Pictures are left out. */
export function readMarkdown(markdown: string): MarkdownBlock[] {
  const blocks: MarkdownBlock[] = [];
  let at = 0;
  for (const found of markdown.matchAll(fence)) {
    blocks.push(...paragraphs(markdown.slice(at, found.index)), { kind: 'code', text: found[1] ?? '' });
    at = found.index + found[0].length;
  }
  return [...blocks, ...paragraphs(markdown.slice(at))];
}

const paragraphs = (text: string): MarkdownBlock[] =>
  text
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => ({ kind: 'words', pieces: piecesOf(paragraph) }));

function piecesOf(text: string): MarkdownPiece[] {
  const pieces: MarkdownPiece[] = [];
  let at = 0;
  const plain = (words: string) => words && pieces.push({ text: words.replace(/\\([\\`*_{}[\]()#+\-.!<>~|])/g, '$1') });
  for (const found of text.matchAll(/(?<!\\)(?:\*\*(.+?)\*\*|`([^`]+)`)/g)) {
    plain(text.slice(at, found.index));
    const [whole, strong, code] = found;
    pieces.push(strong === undefined ? { text: code ?? '', look: 'code' } : { text: strong, look: 'strong' });
    at = found.index + whole.length;
  }
  plain(text.slice(at));
  return pieces;
}

/** What the language service says, as an element. */
export function markdownElement(markdown: string): HTMLElement {
  const element = document.createElement('div');
  element.className = 'cm-words';
  for (const block of readMarkdown(markdown)) {
    const part = element.appendChild(document.createElement(block.kind === 'code' ? 'pre' : 'p'));
    if (block.kind === 'code') part.textContent = block.text;
    else
      for (const { text, look } of block.pieces)
        part.append(look ? Object.assign(document.createElement(look), { textContent: text }) : text);
  }
  return element;
}
