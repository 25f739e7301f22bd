import type { MarkdownIt as Markdown, Token } from 'markdown-it';

/** @returns the id of a heading in any script, as links name it: `Über uns!` is `über-uns`; empty if it has no letters */
const headingIdOf = (words: string): string =>
  words
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');

/** @returns the id if it is free, else the first free one of `id-2`, `id-3` and so on; it is taken then */
export function takeId(id: string, taken: Set<string>): string {
  let free = id;
  for (let number = 2; taken.has(free); number++) free = `${id}-${number}`;
  taken.add(free);
  return free;
}

/** @returns the words of inline tokens, without markup */
export const wordsOf = (tokens: Token[]): string =>
  tokens
    .map(({ type, content, children }) => {
      if (type === 'softbreak' || type === 'hardbreak') return ' ';
      if (type === 'image') return wordsOf(children ?? []);
      return ['text', 'text_special', 'code_inline'].includes(type) ? content : '';
    })
    .join('');

/** Gives the headings of a text the ids by which links lead to them. */
export function addHeadingIds(markdown: Markdown): void {
  markdown.core.ruler.push('heading_ids', ({ tokens }) => {
    tokens.forEach((token, index) => {
      if (token.type !== 'heading_open') return;
      const id = headingIdOf(wordsOf(tokens[index + 1]?.children ?? []));
      if (id) token.attrSet('id', id);
    });
  });
}
