import type { MarkdownIt as Markdown, Token } from 'markdown-it';

/** Elements that texts may contain as HTML, because Markdown has no sign for them. */
export const inlineElements = ['kbd', 'sub', 'sup', 'abbr', 'mark', 'br'] as const;

const tagPattern = new RegExp(
  String.raw`^<(?:(?:${inlineElements.join('|')})|abbr\s+title=(?:"[^"<>]*"|'[^'<>]*'))\s*\/?>$`,
  'i',
);
const closingTagPattern = new RegExp(String.raw`^<\/(?:${inlineElements.join('|')})\s*>$`, 'i');

const nameOf = (tag: string): string => tag.match(/[a-z]+/i)?.[0].toLowerCase() ?? '';

/** True for a token of HTML that is rendered as such; that of all others is shown as it is written. */
export const isAllowedHtml = (token: Token): boolean => token.meta?.isAllowed === true;

/** Marks tags of allowed elements which are complete: opened and closed within the same words. */
export function allowInlineHtml(markdown: Markdown): void {
  markdown.core.ruler.after('inline', 'allowed_html', ({ tokens }) => {
    for (const { children } of tokens) if (children?.some(({ type }) => type === 'html_inline')) allowPairs(children);
  });
}

function allowPairs(tokens: Token[]): void {
  const open: Token[] = [];
  for (const token of tokens) {
    if (token.type !== 'html_inline') {
      if (token.nesting === 1) open.push(token);
      // Tags that are open here would end within another element.
      else if (token.nesting === -1) while (open.pop()?.type === 'html_inline');
    } else if (closingTagPattern.test(token.content)) {
      const last = open.at(-1);
      if (last?.type !== 'html_inline' || nameOf(last.content) !== nameOf(token.content)) continue;
      open.pop();
      for (const one of [last, token]) one.meta = { isAllowed: true };
    } else if (tagPattern.test(token.content)) {
      if (nameOf(token.content) === 'br') token.meta = { isAllowed: true };
      else if (!token.content.endsWith('/>')) open.push(token);
    }
  }
}
