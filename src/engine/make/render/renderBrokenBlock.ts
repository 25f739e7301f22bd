import type { BrokenPart } from '#engine/content/brokenParts.ts';
import { escapeHtml } from '#render/renderDocument.ts';
import { studioSourceAttribute } from '#shared/framedPage.ts';

/** Styles of the note are its own: a page's may be what has errors. */
const styles = {
  note: 'margin:1rem;padding:1rem 1.25rem;border:2px dashed #c92a2a;border-radius:.5rem;background:#fff5f5;color:#212529;font:1rem/1.5 system-ui,sans-serif;text-align:start',
  title: 'margin:0 0 .5rem;color:#b02525;font-weight:700',
  list: 'margin:0;padding-inline-start:1.25rem',
  link: 'color:#1c4fb0;text-decoration:underline;white-space:nowrap',
};

/**
 * Renders a note in place of what cannot be shown because of errors, which only dev does.
 * @param title names what is missing
 */
export function renderBrokenParts(title: string, parts: readonly BrokenPart[]): string {
  const items = parts.map(
    ({ words, at, line, studioPath }) =>
      `<li>${escapeHtml(words)} <a target="_top" style="${styles.link}" ${studioSourceAttribute}="${escapeHtml(at)}" href="${escapeHtml(`/_studio/pages${encodeURI(studioPath)}?at=${encodeURIComponent(at)}`)}">Show line ${line}</a></li>`,
  );
  return `<div role="note" style="${styles.note}"><p style="${styles.title}">${escapeHtml(title)}</p><ul style="${styles.list}">${items.join('')}</ul></div>`;
}
