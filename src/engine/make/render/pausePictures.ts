import { escapeHtml } from '#render/renderDocument.ts';

/**
 * Adds a choice that stops what moves for long, in front of the first block with such a picture. It needs no script:
 * `base.css` shows the stills while it is chosen.
 * @param parts HTML of blocks
 */
export function addPauseChoice(parts: string[], label: string): string[] {
  const first = parts.findIndex((part) => part.includes('<picture class="still-picture"'));
  if (first < 0) return parts;
  const choice = `<p class="pause-pictures"><label><input type="checkbox"> ${escapeHtml(label)}</label></p>`;
  return parts.toSpliced(first, 0, choice);
}
