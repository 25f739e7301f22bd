import { escapeHtml } from '#render/renderDocument.ts';
import type { Ribbon } from '../resolve/resolved.ts';

/** Markup of a ribbon. It is the first element of `<main>`, so that navigation replaces it with the page. */
export function ribbonHtml({ text, link }: Ribbon): string {
  const more = link ? ` <a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a>` : '';
  return `<p class="lintel-ribbon" role="note"><strong>${escapeHtml(text)}</strong>${more}</p>`;
}

/** Styles of the ribbon, not included in published sites. */
export const ribbonCss =
  '.lintel-ribbon{margin:0;padding:.5rem 1rem;color:#211a00;background:#ffe066;text-align:center}.lintel-ribbon a{color:inherit}';
