import type { Env, MarkdownIt as Markdown, RendererRule, Token } from 'markdown-it';
import { bareAddressPattern } from './markdownGrammar/bareAddresses.ts';
import { isAllowedHtml } from './markdownGrammar/inlineHtml.ts';
import { createMarkdownParser, encodeAddress, isSafeAddress } from './markdownGrammar/parser.ts';

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
  /** Part of the ids of footnotes, as a page may hold several texts with footnotes. */
  docId?: string;
}

/** Name that differs between texts: a checksum (FNV-1a) in letters and digits. */
function nameOfText(text: string): string {
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193);
  return (sum >>> 0).toString(36);
}

/** Creates the renderer of texts. `renderInline` and `renderFlow` use one, except for texts without markup. */
export function createRenderer(): Markdown {
  const markdown = createMarkdownParser();
  const { escapeHtml, unescapeAll } = markdown.utils;
  Object.assign(markdown.renderer.rules, {
    link_open: renderLink,
    html_inline: (tokens, index) => {
      const token = tokens[index] as Token;
      return isAllowedHtml(token) ? token.content : escapeHtml(token.content);
    },
    // The check reports pictures; their words remain.
    image: (tokens, index, options, environment, self) =>
      escapeHtml(self.renderInlineAsText(tokens[index]?.children ?? [], options, environment)),
    task_open: (tokens, index) =>
      `<label><input type="checkbox" disabled${tokens[index]?.meta?.isDone ? ' checked' : ''}> `,
    fence: (tokens, index) => {
      const { info = '', content = '' } = tokens[index] ?? {};
      const language = escapeHtml(unescapeAll(info).trim().split(/\s+/)[0] ?? '');
      return language
        ? `<pre data-language="${language}"><code class="language-${language}">${escapeHtml(content)}</code></pre>\n`
        : `<pre><code>${escapeHtml(content)}</code></pre>\n`;
    },
    footnote_block_open: () => '<section data-footnotes>\n<ol>\n',
    // A table that is too wide is scrolled in a frame of its own, by keyboard too.
    table_open: () => '<div data-table tabindex="0"><table>\n',
    table_close: () => '</table></div>\n',
    th_open: renderCell,
    td_open: renderCell,
  } satisfies Record<string, RendererRule>);
  return markdown;
}

const renderLink: RendererRule = (tokens, index, options, environment: Env | undefined, renderer) => {
  const token = tokens[index];
  if (!token) return '';
  const href = String(token.attrGet('href') ?? '');
  const { resolve } = (environment as RenderEnvironment | undefined) ?? {};
  const resolved = isSafeAddress(href) ? (resolve ? resolve(href) : { href }) : undefined;
  const target = resolved && isSafeAddress(resolved.href) ? resolved : undefined;
  const end = tokens.slice(index).find(({ type }) => type === 'link_close');
  if (!target && end) end.hidden = true;
  if (!target) return '';
  token.attrSet('href', encodeAddress(target.href));
  if (target.language) token.attrSet('hreflang', target.language);
  if (target.newTab) {
    token.attrSet('target', '_blank');
    token.attrSet('rel', 'noopener');
  }
  return renderer.renderToken(tokens, index, options);
};

/** Renders the alignment of a column as data, because a page's policy may forbid styles in tags. */
const renderCell: RendererRule = (tokens, index) => {
  const { tag = 'td', attrs } = tokens[index] ?? {};
  const align = String(attrs?.[0]?.[1] ?? '').replace('text-align:', '');
  return align ? `<${tag} data-align="${align}">` : `<${tag}>`;
};

let renderer: Markdown | undefined;

/** Matches a line without markup. Nearly all texts consist of such lines, and parsing them is slow. */
const plainLinePattern = /^[^\s\0*_`[\]\\&<>"!~#|=+\-\d](?:[^\n\r\t\0*_`[\]\\&<>"!~]*[^\s\0*_`[\]\\&<>"!~])?$/;

/** True for a line without markup and addresses. */
const isPlainLine = (line: string): boolean => plainLinePattern.test(line) && !bareAddressPattern.test(line);

/** Renders inline text (bold, italic, code, links, line breaks) as HTML without an element around it. */
export function renderInline(text: string, resolve?: ResolveHref): string {
  if (isPlainLine(text)) return text;
  renderer ??= createRenderer();
  return renderer.renderInline(text, { resolve } satisfies RenderEnvironment);
}

/**
 * Renders whole Markdown as HTML. `#` is rendered as `<h1>`; the caller shifts the levels.
 * @param copy number of texts on the page before this one that are equal to it, so that footnotes have ids of their own
 */
export function renderFlow(text: string, resolve?: ResolveHref, copy = 0): string {
  const paragraphs = text.split('\n\n');
  if (paragraphs.every(isPlainLine)) return paragraphs.map((paragraph) => `<p>${paragraph}</p>\n`).join('');
  renderer ??= createRenderer();
  const footnotes = text.includes('[^') ? { docId: `${nameOfText(text)}${copy ? `-${copy + 1}` : ''}` } : undefined;
  return renderer.render(text, { resolve, ...footnotes } satisfies RenderEnvironment);
}
