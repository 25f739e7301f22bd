import MarkdownIt, { type Env, type MarkdownIt as Markdown } from 'markdown-it';

/** Where a link of a text leads once it is resolved. */
export interface MarkdownTarget {
  href: string;
  newTab?: boolean;
  /** Language of what it leads to, where that is another one. */
  language?: string;
}

/** Turns a link as it is written into the address that the browser needs; undefined leaves its words without a link. */
export type ResolveHref = (href: string) => MarkdownTarget | undefined;

/** What the check looks at in a text. */
export interface MarkdownContent {
  /** Link targets as written, in order. */
  links: string[];
  /** Tags of raw HTML, which is not allowed. */
  html: string[];
  /** Pictures (`![alt](file)`), which belong in a block of their own. */
  images: string[];
}

interface Environment {
  resolve?: ResolveHref;
}

/** What a text may not hold: it has words, not layout. */
const excluded = [
  'table',
  'code',
  'fence',
  'blockquote',
  'hr',
  'reference',
  'html_block',
  'lheading',
  'html_inline',
  'image',
];

/** A parser of what texts may hold. */
export function createMarkdown(): Markdown {
  const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false, breaks: true });
  return markdown.disable(excluded);
}

function createRenderer(): Markdown {
  const markdown = createMarkdown();
  const encode = markdown.normalizeLink;
  // Links are looked up as they were written; encoding comes last.
  markdown.normalizeLink = (href) => href;
  markdown.renderer.rules.link_open = (tokens, index, options, environment: Env | undefined, renderer) => {
    const token = tokens[index];
    if (!token) return '';
    const href = String(token.attrGet('href') ?? '');
    const { resolve } = (environment as Environment | undefined) ?? {};
    const target = resolve ? resolve(href) : { href };
    const end = tokens.slice(index).find(({ type }) => type === 'link_close');
    if (!target && end) end.hidden = true;
    if (!target) return '';
    token.attrSet('href', encode(target.href));
    if (target.language) token.attrSet('hreflang', target.language);
    if (target.newTab) {
      token.attrSet('target', '_blank');
      token.attrSet('rel', 'noopener');
    }
    return renderer.renderToken(tokens, index, options);
  };
  return markdown;
}

function createReader(): Markdown {
  const markdown = createMarkdown().enable('image');
  markdown.normalizeLink = (href) => href;
  // The renderer leaves dangerous addresses as text; the check has to see them to report them.
  markdown.validateLink = () => true;
  // Keeps `&lt;` and `\<` apart from a `<` that starts a tag.
  return markdown.disable('text_join');
}

let renderer: Markdown | undefined;
let reader: Markdown | undefined;

/** A line in which every character stands for itself. Nearly all texts are of such, and parsing them is dear. */
const plainLine = /^[^\s\0*_`[\]\\&<>"!~#|=+\-\d](?:[^\n\r\t\0*_`[\]\\&<>"!~]*[^\s\0*_`[\]\\&<>"!~])?$/;

/** Inline text (bold, italic, code, links, line breaks) as HTML, with no element around it. */
export function renderInline(text: string, resolve?: ResolveHref): string {
  if (plainLine.test(text)) return text;
  renderer ??= createRenderer();
  return renderer.renderInline(text, { resolve } satisfies Environment);
}

/** Paragraphs, lists and sub-headings as HTML. `#` gives `<h1>`: whoever places the text shifts the levels. */
export function renderFlow(text: string, resolve?: ResolveHref): string {
  const paragraphs = text.split('\n\n');
  if (paragraphs.every((each) => plainLine.test(each))) return paragraphs.map((each) => `<p>${each}</p>\n`).join('');
  renderer ??= createRenderer();
  return renderer.render(text, { resolve } satisfies Environment);
}

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
