import type { MarkdownIt as Markdown } from 'markdown-it';
import { createMarkdown } from '#shared/markdown.ts';

/** What the check looks at in a text. */
export interface MarkdownContent {
  /** Link targets as written, in order. */
  links: string[];
  /** Tags of raw HTML, which is not allowed. */
  html: string[];
  /** Pictures (`![alt](file)`), which belong in a block of their own. */
  images: string[];
}

function createReader(): Markdown {
  const markdown = createMarkdown().enable('image');
  // The renderer leaves dangerous addresses as text; the check has to see them to report them.
  markdown.validateLink = () => true;
  // Keeps `&lt;` and `\<` apart from a `<` that starts a tag.
  return markdown.disable('text_join');
}

let reader: Markdown | undefined;

const plainLink = /\[[^[\]]*\]\(([^()\s]*)\)/g;

/** The links of a text without parsing it, which takes long; undefined for the few texts that have to be parsed. */
function linksOfPlainText(text: string): string[] | undefined {
  if (text.includes('<')) return undefined;
  if (!text.includes('](')) return [];
  if (/[`\\&!]/.test(text) || text.replaceAll(plainLink, '').includes('](')) return undefined;
  return [...text.matchAll(plainLink)].map(([, href = '']) => href);
}

/** What stands in a text, of what can be wrong in it. */
export function inspectMarkdown(text: string): MarkdownContent {
  const plain = linksOfPlainText(text);
  const content: MarkdownContent = { links: plain ?? [], html: [], images: [] };
  if (plain) return content;
  reader ??= createReader();
  for (const token of reader.parse(text, {}).flatMap((block) => block.children ?? [])) {
    if (token.type === 'link_open') content.links.push(String(token.attrGet('href') ?? ''));
    if (token.type === 'image') content.images.push(String(token.attrGet('src') ?? ''));
    if (token.type === 'text') content.html.push(...(token.content.match(/<\/?[a-z][^<>]*>|<!--/gi) ?? []));
  }
  return content;
}

/** Whether two stars of a text are shown as stars, because no others end the bold words or spaces stand between. */
export function hasLooseStars(text: string): boolean {
  reader ??= createReader();
  return reader.parse(text, {}).some(({ children }) =>
    (children ?? []).some(({ type, content }, index, all) => {
      const next = all[index + 1];
      const isStar = type === 'text' && content === '*';
      return (type === 'text' && content.includes('**')) || (isStar && next?.type === 'text' && next.content === '*');
    }),
  );
}
