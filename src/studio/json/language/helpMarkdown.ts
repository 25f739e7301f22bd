export type HelpBlock = { kind: 'code'; text: string } | { kind: 'words'; pieces: HelpTextPiece[] };

export interface HelpTextPiece {
  text: string;
  look?: 'strong' | 'code';
}

const fence = /```\w*\n([\s\S]*?)\n?```/g;

/** Parses the subset of Markdown that schemas use: paragraphs, bold, code. Pictures are dropped. */
export function parseHelp(markdown: string): HelpBlock[] {
  const blocks: HelpBlock[] = [];
  let at = 0;
  for (const match of markdown.matchAll(fence)) {
    blocks.push(...paragraphs(markdown.slice(at, match.index)), { kind: 'code', text: match[1] ?? '' });
    at = match.index + match[0].length;
  }
  return [...blocks, ...paragraphs(markdown.slice(at))];
}

const paragraphs = (text: string): HelpBlock[] =>
  text
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => ({ kind: 'words', pieces: piecesOf(paragraph) }));

function piecesOf(text: string): HelpTextPiece[] {
  const pieces: HelpTextPiece[] = [];
  let at = 0;
  const plain = (words: string) => words && pieces.push({ text: words.replace(/\\([\\`*_{}[\]()#+\-.!<>~|])/g, '$1') });
  for (const match of text.matchAll(/(?<!\\)(?:\*\*(.+?)\*\*|`([^`]+)`)/g)) {
    plain(text.slice(at, match.index));
    const [matched, strong, code] = match;
    pieces.push(strong === undefined ? { text: code ?? '', look: 'code' } : { text: strong, look: 'strong' });
    at = match.index + matched.length;
  }
  plain(text.slice(at));
  return pieces;
}

export function createHelpElement(markdown: string): HTMLElement {
  const element = document.createElement('div');
  element.className = 'cm-words';
  for (const block of parseHelp(markdown)) {
    const part = element.appendChild(document.createElement(block.kind === 'code' ? 'pre' : 'p'));
    if (block.kind === 'code') part.textContent = block.text;
    else
      for (const { text, look } of block.pieces)
        part.append(look ? Object.assign(document.createElement(look), { textContent: text }) : text);
  }
  return element;
}
