import type { SourceFile } from '#engine/problems/sourceFile.ts';
import type { Reports } from '../../reports.ts';

/** What is pasted from web pages and word processors into places that show words only. */
const markup =
  /<\/?(?:a|b|i|u|p|br|em|strong|span|div|font|img|ul|ol|li|sup|sub|h[1-6]|script|style)(?:\s[^<>]*)?\/?>|&(?:[a-z]+|#\d+|#x[\da-f]+);|\*\*[^*\s][^*]*\*\*/i;

/** Tells at once that no text of a file can hold markup, as is so for nearly all. */
export const mayHoldMarkup = ({ text }: SourceFile): boolean =>
  text.includes('</') ||
  text.includes('<br') ||
  text.includes('**') ||
  (text.includes('&') && /&(?:#|[a-z]{2,8};)/.test(text));

/** Reports markup in a text that is shown as it stands. */
export function checkPlainText(text: string, place: { file: SourceFile; pointer: string }, reports: Reports): void {
  const found = text.match(markup)?.[0];
  if (!found) return;
  const what = found.startsWith('<') ? 'tag' : found.startsWith('&') ? 'entity' : 'stars';
  reports.add('text-markup', { found, what }, { ...place, within: found });
}
