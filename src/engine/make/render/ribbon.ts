import { escapeHtml } from '#render/document.ts';
import type { Ribbon } from '../resolve/resolved.ts';

/** Markup of a ribbon: the first thing in the page's `<main>`, with which it comes and goes. */
export function ribbonHtml({ text, link }: Ribbon): string {
  const more = link ? ` <a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a>` : '';
  return `<p class="lintel-ribbon" role="note"><strong>${escapeHtml(text)}</strong>${more}</p>`;
}

/** Its styles, which no site for visitors has. */
export const ribbonCss =
  '.lintel-ribbon{margin:0;padding:.5rem 1rem;color:#211a00;background:#ffe066;text-align:center}.lintel-ribbon a{color:inherit}';
