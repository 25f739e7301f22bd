import MarkdownIt, { type Env, type MarkdownIt as Markdown } from 'markdown-it';

/** Resolved target of a link in a text. */
export interface ResolvedLink {
  href: string;
  newTab?: boolean;
  /** Language of the target, if it differs. */
  language?: string;
}

/** Resolves a link as it is written; undefined renders its text without a link. */
export type ResolveHref = (href: string) => ResolvedLink | undefined;

interface RenderEnvironment {
  resolve?: ResolveHref;
}

/** Markdown rules that are disabled, because texts have no layout. */
const excludedSyntax = [
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
 * Creates the Markdown parser that is used to render, check and edit texts. Addresses of links stay as they are
 * written.
 */
export function createMarkdownParser(): Markdown {
  const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false, breaks: true });
  markdown.normalizeLink = (href) => href;
  return markdown.disable(excludedSyntax);
}

function createRenderer(): Markdown {
  const markdown = createMarkdownParser();
  // Links are resolved as they are written, and encoded afterwards.
  const encode = new MarkdownIt().normalizeLink;
  markdown.renderer.rules.link_open = (tokens, index, options, environment: Env | undefined, renderer) => {
    const token = tokens[index];
    if (!token) return '';
    const href = String(token.attrGet('href') ?? '');
    const { resolve } = (environment as RenderEnvironment | undefined) ?? {};
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

/** Matches a line without markup. Nearly all texts consist of such lines, and parsing them is slow. */
const plainLinePattern = /^[^\s\0*_`[\]\\&<>"!~#|=+\-\d](?:[^\n\r\t\0*_`[\]\\&<>"!~]*[^\s\0*_`[\]\\&<>"!~])?$/;

/** Renders inline text (bold, italic, code, links, line breaks) as HTML without an element around it. */
export function renderInline(text: string, resolve?: ResolveHref): string {
  if (plainLinePattern.test(text)) return text;
  renderer ??= createRenderer();
  return renderer.renderInline(text, { resolve } satisfies RenderEnvironment);
}

/** Renders paragraphs, lists and sub-headings as HTML. `#` is rendered as `<h1>`; the caller shifts the levels. */
export function renderFlow(text: string, resolve?: ResolveHref): string {
  const paragraphs = text.split('\n\n');
  if (paragraphs.every((paragraph) => plainLinePattern.test(paragraph)))
    return paragraphs.map((paragraph) => `<p>${paragraph}</p>\n`).join('');
  renderer ??= createRenderer();
  return renderer.render(text, { resolve } satisfies RenderEnvironment);
}
