import type { MarkdownIt as Markdown } from 'markdown-it';
import { createMarkdownParser } from '#shared/markdown.ts';

/** Parts of a markdown text that rules check. */
export interface MarkdownContent {
  /** Link targets as written, in order. */
  links: string[];
  /** Tags of raw HTML, which is not allowed. */
  html: string[];
  /** Pictures (`![alt](file)`), which belong in a block of their own. */
  images: string[];
}

function createParser(): Markdown {
  const markdown = createMarkdownParser().enable('image');
  // The renderer shows dangerous addresses as text; the check must find and report them.
  markdown.validateLink = () => true;
  // Distinguishes `&lt;` and `\<` from a `<` that begins a tag.
  return markdown.disable('text_join');
}

let parser: Markdown | undefined;

const plainLink = /\[[^[\]]*\]\(([^()\s]*)\)/g;

/** Links of a simple text without parsing it, which is slow; undefined if the text must be parsed. */
function linksOfPlainText(text: string): string[] | undefined {
  if (text.includes('<')) return undefined;
  if (!text.includes('](')) return [];
  if (/[`\\&!]/.test(text) || text.replaceAll(plainLink, '').includes('](')) return undefined;
  return [...text.matchAll(plainLink)].map(([, href = '']) => href);
}

export function inspectMarkdown(text: string): MarkdownContent {
  const plain = linksOfPlainText(text);
  const content: MarkdownContent = { links: plain ?? [], html: [], images: [] };
  if (plain) return content;
  parser ??= createParser();
  for (const token of parser.parse(text, {}).flatMap((block) => block.children ?? [])) {
    if (token.type === 'link_open') content.links.push(String(token.attrGet('href') ?? ''));
    if (token.type === 'image') content.images.push(String(token.attrGet('src') ?? ''));
    if (token.type === 'text') content.html.push(...(token.content.match(/<\/?[a-z][^<>]*>|<!--/gi) ?? []));
  }
  return content;
}

/** @returns true if `**` is shown literally, because the closing one is missing or spaces prevent bold text */
export function hasUnmatchedBoldMarkers(text: string): boolean {
  parser ??= createParser();
  return parser.parse(text, {}).some(({ children }) =>
    (children ?? []).some(({ type, content }, index, all) => {
      const next = all[index + 1];
      const isStar = type === 'text' && content === '*';
      return (type === 'text' && content.includes('**')) || (isStar && next?.type === 'text' && next.content === '*');
    }),
  );
}
