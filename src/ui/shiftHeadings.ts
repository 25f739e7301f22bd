const headingTag = /(<\/?h)([1-6])(?=[\s>])/g;

/**
 * Moves the headings in parsed Markdown so that the highest one has the given level. The steps between them stay, and
 * none is below 6. Safe on the build's Markdown, where "<" in text is always escaped.
 */
export function shiftHeadings(html: string, top: number): string {
  const levels = [...html.matchAll(headingTag)].map((match) => Number(match[2]));
  if (levels.length === 0) return html;
  const shift = top - Math.min(...levels);
  return html.replace(headingTag, (_, open: string, level: string) => `${open}${Math.min(6, Number(level) + shift)}`);
}
