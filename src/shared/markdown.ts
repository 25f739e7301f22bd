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

/**
 * Parser of what texts may hold: the one grammar that pages are rendered with, checked with and edited with. Addresses of
 * links are given as they are written.
 */
export function createMarkdown(): Markdown {
  const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false, breaks: true });
  markdown.normalizeLink = (href) => href;
  return markdown.disable(excluded);
}

function createRenderer(): Markdown {
  const markdown = createMarkdown();
  // Links are looked up as they were written; encoding comes last.
  const encode = new MarkdownIt().normalizeLink;
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

let renderer: Markdown | undefined;

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
