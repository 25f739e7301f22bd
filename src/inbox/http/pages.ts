import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { isRightToLeft } from '#shared/isRightToLeft.ts';
import type { VisitorWords } from '../words.ts';

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Document of the inbox around its content. @param base path of the inbox relative to the page, as ".." */
export const document = (title: string, language: string, base: string, content: Html): Html => html`<!doctype html>
<html lang="${language}" dir="${isRightToLeft(language) ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="${base}/style.css">
</head>
<body>
${content}
</body>
</html>`;

/** Page with one message to a visitor. */
export const noticePage = ({
  title,
  text,
  more,
  language = 'en',
  back,
  words,
  base = '..',
}: {
  title: string;
  text?: string | undefined;
  more?: string | undefined;
  language?: string | undefined;
  /** Address of the page that the visitor comes from. */
  back?: string | undefined;
  words: VisitorWords;
  base?: string;
}): Html =>
  document(
    title,
    language,
    base,
    html`<main class="notice">
<h1>${title}</h1>
${text ? html`<p>${text}</p>` : ''}
${more ? html`<p>${more}</p>` : ''}
${back ? html`<p><a href="${back}">${words.back}</a></p>` : ''}
</main>`,
  );
